import type { RawChapter } from '../../../schemas/content-files';
import { usual } from '../../../facts/usual-figures';
import { systems } from '../figures';

/** Chapter 2 of the guide for homeowners. */
export const cost = {
  title: 'What it costs and what it saves',
  lead: 'You pay for a system once, and it works for years. So ask two things: what is in the price, and what does a month look like afterwards?',
  sheets: [
    [
      {
        heading: 'What is in the price',
        wide: true,
        blocks: [
          {
            kind: 'cards',
            items: [
              {
                title: 'Panels',
                text: 'They turn light into current. Ask for the make, the watts of one panel and how many there are. For the subsidy: made in India, from Indian cells.',
              },
              {
                title: 'Inverter',
                text: 'It makes the current fit for your home and shows what the system makes. It hangs in the shade, near the meter, and works the hardest.',
              },
              {
                title: 'Frame',
                text: 'Galvanised steel or aluminium, made for the wind of your place. A raised frame costs more and leaves the roof to you.',
              },
              {
                title: 'Protection',
                text: 'Earthing, lightning arrester, fuses, and cables in pipes. You never see it. It must never be missing.',
              },
              {
                title: 'Net meter and paperwork',
                text: 'Application, drawings, inspection, the new meter. Ask whose job each is, and whose fee.',
              },
              {
                title: 'Work and upkeep',
                text: 'Lifting, fixing, sealing, testing, and the visits of the years after. Ask how many.',
              },
            ],
          },
        ],
      },
      {
        heading: 'Compare like with like',
        blocks: [
          {
            kind: 'text',
            text: 'Divide each quote by its kilowatts, and lay them side by side with the same six parts in each. An offer far below the others has usually left something out: the height of the frame, the earthing, the fee for the meter, the upkeep. Chapter 6 has a sheet for three quotes.',
          },
          {
            kind: 'note',
            heading: 'What moves the price',
            text: `Size, kind of panel, height of the frame, length of the cable, a battery or none. The examples of chapter 4 put ${systems.map(({ size, cost }) => `a ${size} system at ${cost}`).join(' and ')}, before the subsidy.`,
          },
        ],
      },
      {
        heading: 'Pay in stages',
        blocks: [
          {
            kind: 'text',
            text: 'Tie each payment to something you can see: the order, the material on your roof, the system running, the net meter in place. Keep part of it back until the end. A serious installer agrees.',
          },
        ],
      },
    ],
    [
      {
        heading: 'Where the saving comes from',
        wide: true,
        blocks: [
          {
            kind: 'drawing',
            name: 'net-metering',
            alt: 'Panels feed an inverter, the inverter feeds the home. What the home does not use by day passes through the net meter to the grid. At night the home draws from the grid through the same meter.',
            caption: 'The net meter counts both ways. You are billed for the difference.',
            labels: [
              'Panels',
              'Inverter',
              'Your home',
              'Net meter',
              'Grid',
              'By day: what you do not use goes out',
              'By night: what you need comes in',
            ],
          },
        ],
      },
      {
        heading: 'Three parts of a day',
        blocks: [
          {
            kind: 'steps',
            items: [
              {
                title: 'You use it as it is made',
                text: 'Fridge, fans, pump, washing machine: by day they run on your own power, which you need not buy.',
              },
              {
                title: 'The rest goes out',
                text: 'At noon the roof often makes more than the home needs. The net meter counts each unit that leaves.',
              },
              {
                title: 'At night you draw it back',
                text: 'The meter counts each unit that comes in. The bill sets one against the other, by the rules of your state.',
              },
            ],
          },
          {
            kind: 'text',
            text: 'A little habit helps: run the pump, the washing machine and the iron when the sun is high.',
          },
        ],
      },
      {
        heading: 'What stays on the bill',
        blocks: [
          {
            kind: 'list',
            items: [
              'Fixed charges for the connection. They are asked whether or not the sun shines.',
              'Units above what your system makes, in a month of guests or a week of fog.',
              'Taxes and duties, as your state sets them.',
            ],
          },
        ],
      },
      {
        heading: 'When it has paid for itself',
        blocks: [
          {
            kind: 'text',
            text: `Typically in ${usual.payback} years. Sooner where power is dear, the system fits the use and the subsidy came through; later where there is shade or the panels stay dusty. After that the power costs you the upkeep alone.`,
          },
          {
            kind: 'note',
            heading: 'And in a power cut?',
            text: 'A plain rooftop system switches itself off in a cut, so that nobody who mends the line is hurt. If you want light in a cut, ask for a hybrid inverter with a battery, and for its price on a line of its own.',
          },
        ],
      },
    ],
  ],
} satisfies RawChapter;
