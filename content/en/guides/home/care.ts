import type { RawChapter } from '../../../schemas/content-files';
import { usual } from '../../../facts/usual-figures';

/** Chapter 5 of the guide for homeowners. */
export const care = {
  title: 'Keeping it clean and safe',
  lead: 'Nothing in a system moves, so little wears out. What it asks of you is a bucket of water now and then, and a look at the display.',
  sheets: [
    [
      {
        heading: 'How often to clean',
        blocks: [
          {
            kind: 'text',
            text: `Every ${usual.cleaning} months. More often beside a dusty road, a brick kiln or a building site, in harvest time, and wherever pigeons like to sit. Good rain does part of the work for you; the dry months do not.`,
          },
        ],
      },
      {
        heading: 'Do, and do not',
        wide: true,
        blocks: [
          {
            kind: 'cards',
            items: [
              {
                title: 'Early or late',
                text: 'Clean in the cool of the morning or the evening. Cold water on hot glass can crack it.',
              },
              {
                title: 'Plain water',
                text: 'Soft water if you have it, a soft cloth or a mop on a long handle. No soap, no powder, no scouring.',
              },
              {
                title: 'Feet off',
                text: 'Nobody stands, sits or leans on a panel. A hair crack cannot be seen, and eats into the yield for good.',
              },
              { title: 'No hard jet', text: 'A pressure washer pushes water past the seals. A garden hose is enough.' },
              {
                title: 'Hands off the cables',
                text: 'Clean the glass alone. Under the panels the current flows as long as there is light.',
              },
              {
                title: 'A safe place to stand',
                text: 'Parapet or harness, dry shoes, and never alone. If it is high, call the service instead.',
              },
            ],
          },
        ],
      },
      {
        heading: 'Two minutes a month',
        blocks: [
          {
            kind: 'steps',
            items: [
              { title: 'Read the display', text: 'Or the app. Write down the units of the month.' },
              {
                title: 'Compare',
                text: 'With the same month last year, not with last month: the sun changes with the season.',
              },
              { title: 'Look up', text: 'Dust, droppings, a branch that has grown, a cloth blown over a panel.' },
            ],
          },
          { kind: 'text', text: 'A month that is far below the year before, under an ordinary sky, is worth a call.' },
        ],
      },
      {
        heading: 'Keep in one folder',
        blocks: [
          {
            kind: 'text',
            text: 'Bill, warranty cards of panels and inverter, serial numbers, wiring drawing, commissioning certificate, and the number of the service. Whoever comes to mend it will ask for these.',
          },
        ],
      },
    ],
    [
      {
        heading: 'Safe from the start',
        blocks: [
          {
            kind: 'checklist',
            items: [
              'Frame and panels earthed, the inverter as well, and the values of the test written down',
              'A lightning arrester with an earthing of its own',
              'Cables in pipes or trays, off the wet floor, out of the sun, safe from rats and monkeys',
              'A switch on each side of the inverter, labelled, that everybody in the house can find',
              'Feet of the frame anchored and sealed, so that neither wind nor water gets in',
              'Nuts and bolts tightened with a tool that measures, and marked',
            ],
          },
        ],
      },
      {
        heading: 'When something is wrong',
        wide: true,
        blocks: [
          {
            kind: 'table',
            caption: 'What you see, and what to do',
            columns: ['You see', 'You do'],
            rows: [
              [
                'A red light or an error on the inverter',
                'Note the code, photograph it, call the service. Do not open the box.',
              ],
              ['Units drop from one day to the next', 'Look for shade, dust, a tripped switch. Then call.'],
              [
                'A burnt smell, sparks, a hot box',
                'Switch off at both marked switches if you can reach them safely. Stay away. Call.',
              ],
              [
                'Fire',
                'Leave, call 112, and tell the fire service that there are panels on the roof. No water on live parts.',
              ],
              [
                'A cracked panel after hail or a ball',
                'Do not touch it, keep children off the roof, call. Photographs help the insurance.',
              ],
              ['Damp below a foot of the frame', 'Mark the place, photograph it, call before the next rain.'],
            ],
          },
        ],
      },
      {
        heading: 'The year on your roof',
        wide: true,
        blocks: [
          {
            kind: 'cards',
            items: [
              { title: 'Before summer', text: 'A thorough clean. The best months for power are coming.' },
              {
                title: 'Before the rains',
                text: 'Drains free, nuts and seals checked, arrester and earthing looked at.',
              },
              { title: 'After the rains', text: 'Moss and droppings off, damp looked for, branches cut back.' },
              {
                title: 'In the fog',
                text: 'Expect less, and do not worry: it comes back with the sun. Wipe off soot and dew dust.',
              },
            ],
          },
        ],
      },
    ],
  ],
} satisfies RawChapter;
