import { drawings } from '../facts/drawings';
import type { RawWords } from '../schemas/content-files';
import { claims, inWords } from './claims';

/**
 * Portraits of the team, drawn until photographs are supplied. In this order, two large and four small pictures fill a
 * grid of two, four or six columns.
 */
export const team = {
  heading: 'The people who come to your roof',
  line: 'The people you meet do the work themselves, from the survey to the cleaning.',
  items: [
    {
      ...drawings.surveyor,
      role: 'Surveyor',
      alt: 'A man with a moustache, in a yellow helmet',
      colSpan: 2,
      rowSpan: 2,
      direction: 'left',
      sample: true,
    },
    {
      ...drawings.designer,
      role: 'Designer',
      alt: 'A woman with long hair and glasses',
      colSpan: 1,
      rowSpan: 1,
      direction: 'down',
      sample: true,
    },
    {
      ...drawings.electrician,
      role: 'Electrician',
      alt: 'A bearded man in a turban',
      colSpan: 1,
      rowSpan: 1,
      direction: 'right',
      sample: true,
    },
    {
      ...drawings.cleaner,
      role: 'Cleaning team',
      alt: 'A woman with a plait, in a white helmet',
      colSpan: 2,
      rowSpan: 2,
      direction: 'right',
      sample: true,
    },
    {
      ...drawings.planner,
      role: 'Planner',
      alt: 'A woman in a sari',
      colSpan: 1,
      rowSpan: 1,
      direction: 'left',
      sample: true,
    },
    {
      ...drawings.adviser,
      role: 'Adviser',
      alt: 'A grey-haired man with glasses',
      colSpan: 1,
      rowSpan: 1,
      direction: 'up',
      sample: true,
    },
  ],
  more: { text: 'Would you like to work with us?', href: 'careers' },
} satisfies RawWords['teamAndJourney']['team'];

export const journey = {
  heading: 'Our Journey',
  line: 'From our first roof to where we are today.',
  items: [
    {
      img: {
        picture: 'journey-2020',
        alt: 'A terrace with one small set of panels, a water tank and the washing beside it',
      },
      text: `Founded in ${claims.founded.figure}`,
    },
    {
      img: {
        picture: 'journey-clients',
        alt: 'A street of houses from above, panels on the roofs along both its sides',
      },
      text: inWords(claims.journeyClients),
    },
    {
      img: {
        picture: 'journey-customers',
        alt: 'A terrace in the evening, cots and a carpet under a roof of panels hung with lights',
      },
      text: inWords(claims.journeyCustomers),
    },
    {
      img: { picture: 'journey-societies', alt: 'Five apartment blocks round a garden, panels on all their roofs' },
      text: inWords(claims.journeySocieties),
    },
    {
      img: {
        picture: 'journey-commercial',
        alt: 'An office building at dusk, panels on its roof and over its parked cars',
      },
      text: inWords(claims.journeyBusinesses),
    },
  ],
} satisfies RawWords['teamAndJourney']['journey'];
