import type { RawChapter } from '../../../schemas/content-files';

/** Chapter 2 of the guide for housing societies. */
export const size = {
  title: 'The right size',
  lead: 'The right plant is not the biggest that the terrace can hold. It is the one that the common meter uses up.',
  sheets: [
    [
      {
        heading: 'Three limits',
        blocks: [
          {
            kind: 'steps',
            items: [
              {
                title: 'What you use',
                text: 'Add up the units of twelve bills of the common meter, by month. A plant that makes far more than that earns little with the rest.',
              },
              {
                title: 'What the connection allows',
                text: 'The sanctioned load is printed on the bill. States tie the size of a plant to it; raising it takes an application.',
              },
              {
                title: 'What the terrace gives',
                text: 'What is left when tanks, lift rooms, shadows, paths and the members’ own wishes are taken off.',
              },
            ],
          },
          {
            kind: 'text',
            text: 'The smallest of the three is your size. Ask the installer to show all three on one page.',
          },
        ],
      },
      {
        heading: 'The terrace, from above',
        wide: true,
        blocks: [
          {
            kind: 'drawing',
            name: 'terrace-plan',
            alt: 'The plan of a terrace: rows of panels that face south, clear of the shadows of the lift room and the water tanks, with a path along the parapet, a path between the rows and a corner that stays free for the residents.',
            caption: 'A plan like this belongs in every quote, with measurements.',
            labels: ['Lift room', 'Tanks', 'Shadow', 'Path', 'Panels', 'Stays free for residents', 'South'],
          },
        ],
      },
      {
        heading: 'Leave the terrace to people',
        blocks: [
          {
            kind: 'text',
            text: 'On a frame raised above head height, clothes still dry and children still fly kites below. It costs more than a low frame and carries more wind, so let an engineer sign the drawing. Low rows suit a terrace that nobody uses.',
          },
        ],
      },
    ],
    [
      {
        heading: 'The slab has a say',
        blocks: [
          {
            kind: 'checklist',
            items: [
              'Drawings of the building, or an engineer’s report on the slab',
              'Age of the waterproofing, and who still answers for it',
              'Terrace rights: common, or sold with the top flats?',
              'Height of the building and how open it stands, for the wind',
              'Way up for the panels: lift, stairs or crane',
              'Way down for the cable: a shaft, and a short one',
              'Other plans for the terrace: mobile mast, heaters, a garden',
            ],
          },
        ],
      },
      {
        heading: 'What the rules say',
        blocks: [
          {
            kind: 'list',
            items: [
              'Up to 10 kW no technical study is needed. For larger plants the DISCOM has 15 days; if it stays silent, the plant counts as approved.',
              'Common areas of a residential society are to be metered and billed on their own.',
            ],
          },
          {
            kind: 'text',
            text: 'Source: Electricity (Rights of Consumers) Amendment Rules of 22 February 2024. Your state’s regulations on net metering come on top: ask for the version in force.',
          },
        ],
      },
      {
        heading: 'From idea to switch-on',
        wide: true,
        blocks: [
          {
            kind: 'steps',
            items: [
              {
                title: 'Two or three who care',
                text: 'A member for the bills, one for the roof, one who explains. No more are needed to begin.',
              },
              {
                title: 'Survey and three quotes',
                text: 'Same size, same parts, same years of upkeep, so that they can be compared.',
              },
              { title: 'An evening for questions', text: 'Before the AGM, with tea. Topic 4 is made for it.' },
              {
                title: 'AGM approval',
                text: 'Agenda point sent in time, resolution carried and minuted as your bye-laws ask.',
              },
              {
                title: 'Order and applications',
                text: 'Contract, DISCOM, portal for the grant, lender if there is one.',
              },
              { title: 'Building', text: 'On the terrace, block by block. Water and lifts run on.' },
              { title: 'Net meter and hand-over', text: 'Inspection, tests, documents, a lesson for the caretaker.' },
            ],
          },
        ],
      },
      {
        heading: 'A resolution to start from',
        wide: true,
        blocks: [
          {
            kind: 'note',
            heading: 'Resolved that',
            text: 'the society installs a grid-connected solar plant of about ____ kW on the terrace of ________, for the common areas, at a cost of up to ₹ ________, paid from ________; that the committee is authorised to choose the installer from at least three quotes, to sign the contract and to apply to the DISCOM and for the grant; that the saving is used for ________; and that accounts of the plant are laid before every AGM.',
          },
        ],
      },
    ],
  ],
} satisfies RawChapter;
