import type { RawChapter } from '../../../schemas/content-files';

/** Chapter 6 of the guide for homeowners. */
export const questions = {
  title: 'Ten questions to ask an installer',
  lead: 'Ask all of them of everybody who gives you a quote, us included. Good installers like these questions. The others change the subject.',
  sheets: [
    [
      {
        heading: 'Before the quote',
        blocks: [
          {
            kind: 'steps',
            items: [
              {
                title: 'Will you come and see the roof?',
                text: 'A good answer is a date. A price by phone is a guess, and you will pay for the guess.',
              },
              {
                title: 'Why this size and no other?',
                text: 'They should show your twelve bills, the shade through the day and the units expected month by month.',
              },
              {
                title: 'Are you registered with the national portal, and for my DISCOM?',
                text: 'Without it there is no subsidy. You can look it up on the portal yourself.',
              },
            ],
          },
        ],
      },
      {
        heading: 'About the quote',
        blocks: [
          {
            kind: 'steps',
            first: 4,
            items: [
              {
                title: 'Which make and model is each part?',
                text: 'Panel, inverter, frame, cable: names on paper, not “reputed make”. And what if one is out of stock?',
              },
              {
                title: 'What is not in the price?',
                text: 'Meter fee, raised frame, civil work, a longer cable, tax. The list should be short and in writing.',
              },
              {
                title: 'How is the frame fixed, and who pays for a leak?',
                text: 'Ask what goes into the slab, how it is sealed, and for how long they answer for it.',
              },
              {
                title: 'Which wind is the frame made for?',
                text: 'A number in km per hour, and the drawing or certificate behind it. Storms come every year.',
              },
            ],
          },
        ],
      },
      {
        heading: 'After the quote',
        blocks: [
          {
            kind: 'steps',
            first: 8,
            items: [
              {
                title: 'Who handles the paperwork, and by when?',
                text: 'Portal, DISCOM, inspection, net meter. Ask how long it took for the last three homes near you.',
              },
              {
                title: 'What happens in the five years after?',
                text: 'How many cleanings and checks a year, and how soon somebody comes. The scheme asks its installers to maintain a system for 5 years.',
              },
              {
                title: 'May I speak to two customers?',
                text: 'One from last month and one from three years ago. The second knows more.',
              },
            ],
          },
        ],
      },
      {
        heading: 'Before you sign',
        blocks: [
          {
            kind: 'note',
            heading: 'Sleep on it',
            text: 'An honest quote is as good tomorrow morning. Ask until which date it holds, and have that date written on it.',
          },
        ],
      },
    ],
    [
      {
        heading: 'Three quotes, side by side',
        wide: true,
        blocks: [
          { kind: 'text', text: 'Print this page and fill it in with a pencil. An empty cell is an answer too.' },
          {
            kind: 'table',
            caption: 'Compare your quotes',
            columns: ['Ask for', 'Quote 1', 'Quote 2', 'Quote 3'],
            rows: [
              'Name and phone',
              'Registered for my DISCOM?',
              'Size in kW',
              'Panels: make, watts, number',
              'Inverter: make, size',
              'Frame: height, metal, wind',
              'Units promised in a year',
              'Price with tax',
              'Not in the price',
              'Subsidy expected',
              'EMI and months',
              'Warranty: panels, inverter',
              'Leak: who pays, how long',
              'Visits a year, how many years',
              'Days until the net meter',
            ].map((what) => [what, '', '', '']),
          },
        ],
      },
      {
        heading: 'Walk away if',
        blocks: [
          {
            kind: 'list',
            items: [
              'the price is good “only until tonight”',
              'the whole sum is asked before the material has come',
              'they want your portal login, or sign in your name',
              'nobody gives you an address and a tax invoice',
            ],
          },
        ],
      },
    ],
  ],
} satisfies RawChapter;
