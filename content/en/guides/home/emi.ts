import type { RawChapter } from '../../../schemas/content-files';
import { claims } from '../../claims';
import { amount, emiExamples, systems } from '../figures';

const bars = systems.flatMap(({ size, subsidy, rest }) => [
  { label: size, text: subsidy, value: amount(subsidy) },
  { label: size, text: rest, value: amount(rest) },
]);

/** Chapter 4 of the guide for homeowners. */
export const emi = {
  title: 'EMI: paying month by month',
  lead: 'You pay for electricity every month anyway. With an EMI that money buys the system instead, and one day the payments end.',
  sheets: [
    [
      {
        heading: 'Two examples',
        wide: true,
        blocks: [
          emiExamples,
          {
            kind: 'drawing',
            name: 'emi-bars',
            alt: [
              'Two bars drawn to one scale.',
              ...systems.map(
                ({ size, cost, subsidy, rest }) =>
                  `The ${size} system costs ${cost}: ${subsidy} of it is subsidy, ${rest} is left.`,
              ),
            ].join(' '),
            caption: 'The same two examples, drawn to one scale.',
            labels: ['Subsidy', 'After subsidy'],
            bars,
          },
        ],
      },
      {
        heading: 'How to read them',
        blocks: [
          {
            kind: 'text',
            text: 'Cost is the whole system. Downpayment is what you pay at the start. Subsidy is what comes back from the government, and “after subsidy” is the price less the subsidy, before interest. EMI is the instalment of each month, for the number of months beside it.',
          },
          {
            kind: 'text',
            text: 'The table of chapter 3 shows another case, with an EMI over 4 years. Ask the bank for a sheet of its own for your system, on the day you decide.',
          },
        ],
      },
      {
        heading: 'The one comparison',
        blocks: [
          {
            kind: 'note',
            heading: 'Today’s bill against tomorrow’s month',
            text: 'Tomorrow’s month is the EMI plus what is left of the bill. If that comes near today’s bill, the system asks little extra of you while the loan runs, and a good deal less afterwards.',
          },
        ],
      },
    ],
    [
      {
        heading: 'Ask the lender',
        wide: true,
        blocks: [
          {
            kind: 'cards',
            items: [
              {
                title: 'Which rate?',
                text: 'Is it fixed or floating? Is it counted on what is still owed, or flat on the whole sum? A flat rate sounds lower than it is.',
              },
              {
                title: 'Which fees?',
                text: 'Processing, paperwork, insurance, late payment. Ask for the sum of all payments from first to last.',
              },
              {
                title: 'Where does the subsidy go?',
                text: 'To your account, or straight against the loan? And what if it comes a month late?',
              },
              {
                title: 'May I pay early?',
                text: 'Many people put the subsidy into the loan. Ask whether that costs anything, and whether the EMI or the months shrink.',
              },
              {
                title: 'Which security?',
                text: 'For systems up to 3 kW the scheme spoke of loans without collateral when it was approved on 29 February 2024. Ask your bank for its terms.',
              },
              {
                title: 'When does it start?',
                text: 'Best after the net meter is in. Until then you would pay the full bill and the EMI together.',
              },
            ],
          },
        ],
      },
      {
        heading: 'Offers at 0%',
        blocks: [
          {
            kind: 'text',
            text: `An EMI at 0% is a real help if the price is the same as for cash. So ask for both prices in writing. If cash is cheaper, the difference is the interest by another name. We offer ${claims.emi.figure} EMI too, subject to terms: read them on our website under GoodZero, and ask us this very question.`,
          },
        ],
      },
      {
        heading: 'Your own sum',
        wide: true,
        blocks: [
          {
            kind: 'lines',
            items: [
              'A  What I pay for electricity now, average month',
              'B  What would be left of the bill with the system',
              'C  EMI in a month',
              'D  Tomorrow’s month: B + C',
              'E  Difference while the loan runs: D – A',
              'F  Months until the loan ends',
              'G  Saved in a month after that: A – B',
            ],
          },
          {
            kind: 'text',
            text: 'Ask your installer to fill in B for every month of the year: a system makes more in May than in a foggy January.',
          },
        ],
      },
    ],
  ],
} satisfies RawChapter;
