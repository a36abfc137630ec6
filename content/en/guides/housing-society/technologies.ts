import type { RawChapter } from '../../../schemas/content-files';

/** Chapter 3 of the guide for housing societies. */
export const technologies = {
  title: 'Technologies, in plain words',
  lead: 'Four choices make a plant: panel, inverter, frame and meter. None needs an engineer on the committee, only the right question.',
  sheets: [
    [
      {
        heading: 'A panel, taken apart',
        wide: true,
        blocks: [
          {
            kind: 'drawing',
            name: 'panel-layers',
            alt: 'A solar panel taken apart into four layers: glass on top, the cells below it, a back sheet or second glass, and an aluminium frame around them.',
            caption: 'Nothing in it moves, and so little in it wears out.',
            labels: [
              'Glass that takes rain and hail',
              'Cells that turn light into current',
              'Back sheet, or a second glass',
              'Aluminium frame',
            ],
          },
        ],
      },
      {
        heading: 'Which panel',
        wide: true,
        blocks: [
          {
            kind: 'table',
            caption: 'Names you will see in quotes',
            columns: ['Name', 'What it means', 'When it fits'],
            rows: [
              [
                'Mono PERC',
                'Cells of one crystal with a mirror layer at the back. Proven and widely sold.',
                'Enough terrace, a careful budget',
              ],
              [
                'TOPCon',
                'A newer cell. More watts from the same area, and less loss on hot days.',
                'Little terrace, hot summers',
              ],
              [
                'Bifacial',
                'Makes current from light on its back too. Needs a bright floor and some height.',
                'Raised frames over a light roof',
              ],
              ['Thin film', 'Light in weight, but needs more area.', 'Sheds that bear little'],
            ],
          },
          {
            kind: 'text',
            text: 'For a government grant, cells and panels must be made in India. Ask for the certificate and the list of serial numbers, and keep both.',
          },
        ],
      },
      {
        heading: 'Two warranties',
        blocks: [
          {
            kind: 'text',
            text: 'One is for the product: glass, frame, box. The other is for the power: how much the panel still gives after so many years. Read both, and ask who in India answers for them.',
          },
        ],
      },
    ],
    [
      {
        heading: 'Which inverter',
        wide: true,
        blocks: [
          {
            kind: 'cards',
            items: [
              {
                title: 'String inverter',
                text: 'One box for one or more rows. Usual for societies: easy to reach, easy to replace. Two smaller ones are safer than one large.',
              },
              {
                title: 'Micro-inverters and optimisers',
                text: 'A small box at each panel. Shade on one leaves the others alone. Dearer, and up on the roof.',
              },
              {
                title: 'Hybrid inverter',
                text: 'Works with a battery and carries chosen circuits through a cut. Worth a price of its own in the quote.',
              },
              {
                title: 'With your generator',
                text: 'Plant and diesel set must not push against each other. Ask for the controller that keeps them apart.',
              },
            ],
          },
        ],
      },
      {
        heading: 'Frame and roof',
        blocks: [
          {
            kind: 'list',
            items: [
              'Chemical anchors: bolts set into the slab with resin and sealed. Strong against wind; the seal decides whether it leaks.',
              'Ballast: concrete blocks hold the frame by weight. No holes, but the slab has to bear it.',
              'Hot-dip galvanised steel or aluminium. Painted steel rusts.',
            ],
          },
          {
            kind: 'note',
            heading: 'Ask for it in writing',
            text: 'The wind in km per hour the frame is made for, who pays for a leak, up to which sum and for how long.',
          },
        ],
      },
      {
        heading: 'Whose meter',
        blocks: [
          {
            kind: 'steps',
            items: [
              {
                title: 'Net metering',
                text: 'The plant serves the common connection. The simplest way, and the usual one.',
              },
              {
                title: 'Group or virtual net metering',
                text: 'One plant, its units shared out over several meters, also those of flats. Only where your state allows it.',
              },
              {
                title: 'Net billing',
                text: 'What goes out is paid at a set price instead of being set off. Then fit the plant closely to your daytime use.',
              },
            ],
          },
        ],
      },
      {
        heading: 'Safety and watching',
        blocks: [
          {
            kind: 'checklist',
            items: [
              'Earthing and lightning arresters, tested, with the values on paper',
              'Switches on both sides of the inverter, labelled, known to the guards',
              'Cables in trays, away from water pipes and the fire staircase',
              'An app or a display for the committee, with the units of each day',
              'A signboard for the fire service that says panels are above',
            ],
          },
        ],
      },
      {
        heading: 'Upkeep',
        blocks: [
          {
            kind: 'text',
            text: 'Agree how often panels are washed and how often somebody tests the plant, who brings the water, and within how many days a fault is mended. Write the units of each month on the notice board: that keeps everybody interested.',
          },
        ],
      },
    ],
  ],
} satisfies RawChapter;
