import type { RawChapter } from '../../../schemas/content-files';
import { claims } from '../../claims';

/** Chapter 1 of the guide for housing societies. */
export const savings = {
  title: 'Savings: what a society gains',
  lead: 'Every flat pays for the lifts, the pumps and the lights on the stairs, through its maintenance. The terrace above can pay a good part of that.',
  sheets: [
    [
      {
        heading: 'Where the power goes',
        wide: true,
        blocks: [
          {
            kind: 'cards',
            items: [
              {
                title: 'Water',
                text: 'Bore well, lifting pumps, pressure pumps, treatment plant. They can be set to run at noon.',
              },
              { title: 'Lifts', text: 'Busy in the morning and the evening, and never quite idle in between.' },
              {
                title: 'Light',
                text: 'Stairs, basement, gate, garden. The basement is lit by day too, the garden by night.',
              },
              {
                title: 'Club and office',
                text: 'Air conditioning, gym, kitchen of the hall: often at their peak when the sun is.',
              },
              { title: 'Charging', text: 'Electric cars and scooters in the parking. A growing part of the bill.' },
              { title: 'Safety', text: 'Cameras, gates, fire pumps on standby: little, but round the clock.' },
            ],
          },
        ],
      },
      {
        heading: 'One day, drawn',
        wide: true,
        blocks: [
          {
            kind: 'drawing',
            name: 'day-curve',
            alt: 'A curve over one day. The panels begin at sunrise, make the most at noon and stop at sunset. The society’s use has a peak in the morning and one in the evening. Around noon more is made than used, and goes to the grid; in the evening it is drawn back.',
            caption: 'A sketch, not a measurement: your own meter draws the real one.',
            labels: [
              '6 am',
              'Noon',
              '6 pm',
              'Made by the panels',
              'Used by the society',
              'Out to the grid',
              'In from the grid',
            ],
          },
        ],
      },
    ],
    [
      {
        heading: 'Three ways to pay for it',
        wide: true,
        blocks: [
          {
            kind: 'table',
            caption: 'Who pays, who owns, who looks after it',
            columns: ['Question', 'Own money', 'Loan', 'Pay per unit'],
            rows: [
              [
                'Who pays for the plant',
                'The society, from its funds or a one-time levy',
                'A bank; the society pays it back by EMI',
                'An outside company',
              ],
              [
                'Who owns it',
                'The society, from the first day',
                'The society',
                'The company, for the years of the contract',
              ],
              ['What a month costs', 'Upkeep alone', 'EMI and upkeep', 'A price for each unit made'],
              [
                'Who looks after it',
                'The installer, under a contract',
                'The installer, under a contract',
                'The company',
              ],
              ['Saves the most', 'From the first year', 'After the last EMI', 'Less, but with no money down'],
              [
                'Read closely',
                'Warranty and upkeep',
                'Rate, fees, early payment',
                'Price rise, length, buy-out, the way out',
              ],
            ],
          },
        ],
      },
      {
        heading: 'The grant for societies',
        blocks: [
          {
            kind: 'text',
            text: 'For common areas, charging of vehicles included, the national portal names ₹18,000 per kW for a group housing society or a residents’ welfare association, up to 500 kW and counted at 3 kW a house. Plants of single residents in the society count towards that limit.',
          },
          {
            kind: 'text',
            text: 'It is a scheme of 2024, set up to run until the financial year 2026-27. Check the amount on pmsuryaghar.gov.in on the day the members vote.',
          },
        ],
      },
      {
        heading: 'Count in what you lose',
        blocks: [
          {
            kind: 'list',
            items: [
              'Fixed charges of the connection stay.',
              'Surplus units are credited by the rules of your state, not at the price you buy for.',
              'A dusty plant makes less: plan the cleaning with the plant, not after it.',
            ],
          },
        ],
      },
      {
        heading: 'How it reaches each flat',
        blocks: [
          {
            kind: 'text',
            text: 'The plant feeds the common connection. Its bill falls; the committee then lowers the maintenance, fills the repair fund, or does both, as the members decide. Put that decision into the resolution, so that nobody asks later where the money went.',
          },
        ],
      },
      {
        heading: 'Ask for a promise',
        blocks: [
          {
            kind: 'note',
            heading: 'Units, not hopes',
            text: `Let the installer name the units of each year in the contract, and what is paid if fewer come. We back our own ${claims.savingsGuarantee.figure} savings guarantee with a bank guarantee; its terms are on our website under GoodZero.`,
          },
        ],
      },
    ],
    [
      {
        heading: 'A sheet for the treasurer',
        wide: true,
        blocks: [
          {
            kind: 'text',
            text: 'One page, filled in by hand, settles most arguments. Take A and B from the bills, C and D from what the installer and the lender have put in writing.',
          },
          {
            kind: 'lines',
            items: [
              'A  Common bills of the last twelve months, in all',
              'B  Of that, fixed charges',
              'C  Common bill in a year with the plant, as promised in writing',
              'D  EMI or unit price, and upkeep, in a year',
              'E  Left over in a year: A – C – D',
              'F  E divided by the number of flats and by 12: a flat’s month',
            ],
          },
        ],
      },
      {
        heading: 'The year of a plant, in words',
        wide: true,
        blocks: [
          {
            kind: 'table',
            caption: 'North India, a usual year',
            columns: ['Months', 'The sun', 'What the plant makes', 'Good to know'],
            rows: [
              ['March to May', 'Long, clear days', 'The most of the year', 'Dust settles fast: wash more often'],
              [
                'June to September',
                'Heat, then clouds',
                'The least in July, August',
                'Rain washes; look for damp and moss',
              ],
              ['October, November', 'Clear and mild', 'Steady', 'A good time to build, before the fog'],
              [
                'December to February',
                'Short days, fog',
                'A little below the mean',
                'Look at the month, not at one grey day',
              ],
            ],
          },
          {
            kind: 'text',
            text: 'Judge a plant by its year, never by one month. The contract should name the units of all twelve.',
          },
        ],
      },
      {
        heading: 'And beyond the bill',
        wide: true,
        blocks: [
          {
            kind: 'cards',
            items: [
              {
                title: 'A price that stays',
                text: 'What the roof makes you need not buy, whatever becomes of the tariff.',
              },
              {
                title: 'Shade above the top floor',
                text: 'The slab below the panels no longer takes the full sun of May.',
              },
              {
                title: 'Charging by day',
                text: 'Cars that stand in the basement at noon can take the units that would go out.',
              },
              {
                title: 'Something to show',
                text: 'A display in the lobby tells visitors, buyers and children what the roof has made today.',
              },
            ],
          },
        ],
      },
    ],
  ],
} satisfies RawChapter;
