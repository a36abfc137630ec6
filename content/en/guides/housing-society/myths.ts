import type { RawChapter } from '../../../schemas/content-files';

const labels = { myth: 'You will hear', truth: 'What is true' };

/** Chapter 4 of the guide for housing societies. */
export const myths = {
  title: 'Myths from the meeting',
  lead: 'Somebody will say each of these. Most have a grain of truth, and it helps to know which grain.',
  sheets: [
    [
      {
        heading: 'About the roof',
        wide: true,
        blocks: [
          {
            kind: 'myths',
            labels,
            items: [
              {
                myth: 'The terrace will leak.',
                truth:
                  'Badly made holes leak. Anchors that are set, sealed and tested do not, and the contract says who pays if one does. Mend old damp first.',
              },
              {
                myth: 'A storm will carry it off.',
                truth:
                  'A frame is made for a wind, as a bridge is for a weight. Ask for the number, the drawing and a signature.',
              },
              {
                myth: 'We lose the terrace.',
                truth:
                  'Under a raised frame it stays in use, and in shade. With a low frame you do give up that part: decide which.',
              },
              {
                myth: 'The top floor gets hotter.',
                truth: 'Panels take the sun that would have fallen on the slab. What is below them lies in shade.',
              },
            ],
          },
        ],
      },
      {
        heading: 'About the power',
        wide: true,
        blocks: [
          {
            kind: 'myths',
            labels,
            items: [
              {
                myth: 'Nothing works when it is cloudy.',
                truth:
                  'Panels make less under clouds and in fog, not nothing. The grid gives the rest, so nobody notices in the lift.',
              },
              {
                myth: 'In a power cut we have light.',
                truth:
                  'Not with a plain plant: it switches off to protect the people who mend the line. With a battery, or together with the generator, chosen circuits run on.',
              },
              {
                myth: 'It is worn out in a few years.',
                truth:
                  'The government assumes a lifetime of 25 years for rooftop plants. The inverter may need replacing once in that time: put something aside.',
              },
              {
                myth: 'Cleaning eats up the saving.',
                truth:
                  'It takes water, a mop and a careful person. Put the visits into the contract, and the price of them too.',
              },
            ],
          },
        ],
      },
    ],
    [
      {
        heading: 'About money and votes',
        wide: true,
        blocks: [
          {
            kind: 'myths',
            labels,
            items: [
              {
                myth: 'The bill will be zero.',
                truth:
                  'Fixed charges stay, and so do the units of the night that the plant did not earn by day. Be glad of a much smaller bill.',
              },
              {
                myth: 'Only the top flats gain.',
                truth:
                  'The plant serves what everybody pays for: lifts, pumps, light. All flats gain through the maintenance.',
              },
              {
                myth: 'Every single member must agree.',
                truth:
                  'Bye-laws and the law of your state say which majority is needed. Read them before the meeting, not in it.',
              },
              {
                myth: 'Panels are getting cheaper, let us wait.',
                truth: 'Perhaps they do. Every year of waiting is also a year of full bills. Work out both.',
              },
              {
                myth: 'The society does not get a subsidy.',
                truth:
                  'There is a grant per kW for common areas under the scheme of 2024. See topic 1, and check it on the portal.',
              },
              {
                myth: 'All quotes are the same.',
                truth: 'They differ in what they leave out. Compare part by part, with the years of upkeep in.',
              },
            ],
          },
        ],
      },
      {
        heading: 'For the evening before the AGM',
        blocks: [
          {
            kind: 'checklist',
            items: [
              'Twelve common bills on one page, as a simple chart',
              'The plan of the terrace with the panels drawn in',
              'Three quotes side by side, with what each leaves out',
              'A flat’s month: the last line of the treasurer’s sheet',
              'One member of another society who has done it',
              'The text of the resolution, on paper, for everybody',
            ],
          },
        ],
      },
      {
        heading: 'Ask every installer',
        blocks: [
          {
            kind: 'steps',
            items: [
              {
                title: 'Which three societies near us may we visit?',
                text: 'Go up to the terrace, and talk to the caretaker.',
              },
              {
                title: 'Who works here, and who insures them?',
                text: 'Own people or hired ones, harness, cover for accidents.',
              },
              {
                title: 'What will we have made after one year?',
                text: 'In units, in writing, with what is paid if it is less.',
              },
              {
                title: 'Whom do we call in year seven?',
                text: 'A name, a number, and the price of a visit when the contract has run out.',
              },
            ],
          },
        ],
      },
    ],
  ],
} satisfies RawChapter;
