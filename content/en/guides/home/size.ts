import type { RawChapter } from '../../../schemas/content-files';
import { amount, grants } from '../figures';

/** Chapter 1 of the guide for homeowners. */
export const size = {
  title: 'What size fits your roof and bill',
  lead: 'Two things decide the size of a solar system: how much electricity you use, and how much sun your roof gets. Take out your last bill, then go up for ten minutes.',
  sheets: [
    [
      {
        heading: 'Start with the bill',
        blocks: [
          {
            kind: 'text',
            text: 'Look for the units, not the rupees. One unit is one kilowatt-hour (kWh): what a 1,000 watt iron uses in an hour. Summer and winter differ a lot, so add up the units of twelve bills and divide by twelve. If you have lost the old bills, your electricity company (DISCOM) shows them online under your consumer number.',
          },
          {
            kind: 'table',
            caption: 'A first idea of the size',
            columns: ['Units you use in a month', 'System that usually fits'],
            rows: [
              ['0 to 150', '1 to 2 kW'],
              ['150 to 300', '2 to 3 kW'],
              ['Above 300', 'Above 3 kW'],
            ],
            note: 'Source: national portal of PM Surya Ghar, scheme of 2024 (see Sources).',
          },
          {
            kind: 'text',
            text: 'To give you an idea: a 3 kW system makes more than 300 units a month on average, the government said when it approved the scheme on 29 February 2024. What yours makes depends on your roof, the shade, the dust and the season.',
          },
        ],
      },
      {
        heading: 'Think two years ahead',
        blocks: [
          {
            kind: 'text',
            text: 'A system is made for the years to come, not for last month. Tell the installer now if any of these is on its way:',
          },
          {
            kind: 'checklist',
            items: [
              'An air conditioner, a geyser or an induction stove',
              'An electric scooter or car that charges at home',
              'Another floor, a tenant, or a child who leaves for college',
            ],
          },
          {
            kind: 'note',
            heading: 'Bigger is not always better',
            text: 'Units that you do not use go to the grid, and the grid pays for them by its own rules. A system that fits your use pays back sooner than one that fills the roof.',
          },
        ],
      },
    ],
    [
      {
        heading: 'Then look at the roof',
        wide: true,
        blocks: [
          {
            kind: 'drawing',
            name: 'roof-check',
            alt: 'A flat roof seen from the side. The panels stand on a raised frame and lean to the south, clear of the shadow of the water tank, with a path left free to walk.',
            caption: 'Go up at nine, at noon and at three. Wherever a shadow falls, panels should not.',
            labels: ['South', 'Tank', 'Shadow', 'Path to walk', 'Raised frame', 'Noon'],
          },
        ],
      },
      {
        heading: 'What to look for',
        blocks: [
          {
            kind: 'list',
            items: [
              'Open sky. The shadow of a tank, a tree or the neighbour’s wall on one panel can pull down the whole row.',
              'A side to the south. In India panels that lean to the south make the most; east and west make somewhat less.',
              'A sound slab. Cracks and damp are mended before, not after. A tin or tiled roof is fine, with a different frame.',
              'Room to move. Somebody has to reach the tank, the drain and every panel with a mop.',
              'The right to it. The roof is yours, or those who share it have agreed in writing.',
            ],
          },
        ],
      },
      {
        heading: 'How much roof it takes',
        blocks: [
          {
            kind: 'drawing',
            name: 'roof-areas',
            alt: 'Four squares drawn to one scale: 2KW needs 200 sqft of roof, 3KW 300 sqft, 4KW 400 sqft, 5KW 500 sqft.',
            caption: 'Free roof that a system needs, as given in chapter 3, drawn to one scale.',
            bars: grants.rows.map((row) => ({ label: row[0] ?? '', text: row[5] ?? '', value: amount(row[5] ?? '') })),
          },
        ],
      },
      {
        heading: 'Before you call anybody',
        blocks: [
          {
            kind: 'checklist',
            items: [
              'Twelve bills, or photographs of them',
              'The sanctioned load, printed on the bill in kW or kVA',
              'Whose name is on the connection: the subsidy goes to that person',
              'Four photographs of the roof, one from each corner',
            ],
          },
        ],
      },
    ],
  ],
} satisfies RawChapter;
