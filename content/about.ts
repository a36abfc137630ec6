import { claims, inWords } from './claims';
import { defineContent } from './define';
import { gallery } from './schemas/gallery';
import { timeline } from './schemas/timeline';

const where = { file: 'content/about.ts', page: '/aboutus' };
const portrait = { width: 600, height: 720 };

/**
 * Drawn portraits until photographs are supplied. In this order two large ones and four small ones fill a grid of two,
 * of four and of six columns.
 */
export const team = defineContent(where, gallery, {
  heading: 'The faces on your roof',
  line: 'The people you meet are the people who do the work, from the first survey to the last cleaning.',
  items: [
    { src: '/pictures/team-1.svg', ...portrait, role: 'Surveyor', alt: 'A man with a moustache, in a yellow helmet', colSpan: 2, rowSpan: 2, direction: 'left', sample: true },
    { src: '/pictures/team-2.svg', ...portrait, role: 'Designer', alt: 'A woman with long hair and glasses', colSpan: 1, rowSpan: 1, direction: 'down', sample: true },
    { src: '/pictures/team-3.svg', ...portrait, role: 'Electrician', alt: 'A bearded man in a turban', colSpan: 1, rowSpan: 1, direction: 'right', sample: true },
    { src: '/pictures/team-6.svg', ...portrait, role: 'Cleaning team', alt: 'A woman with a plait, in a white helmet', colSpan: 2, rowSpan: 2, direction: 'right', sample: true },
    { src: '/pictures/team-4.svg', ...portrait, role: 'Planner', alt: 'A woman in a sari', colSpan: 1, rowSpan: 1, direction: 'left', sample: true },
    { src: '/pictures/team-5.svg', ...portrait, role: 'Adviser', alt: 'A grey-haired man with glasses', colSpan: 1, rowSpan: 1, direction: 'up', sample: true },
  ],
  more: { text: 'Would you like to work with us?', href: '/careers' },
});

export const journey = defineContent(where, timeline, {
  heading: 'Our Journey',
  line: 'One roof first, then the street, then the society behind it.',
  items: [
    {
      img: { src: '/pictures/journey-2020.svg', width: 800, height: 600, alt: 'A first small plant on a terrace' },
      text: `Founded in ${claims.founded.figure}`,
    },
    {
      img: { src: '/pictures/journey-clients.svg', width: 800, height: 600, alt: 'Houses with panels on their roofs' },
      text: inWords(claims.journeyClients),
    },
    {
      img: { src: '/pictures/journey-customers.svg', width: 800, height: 600, alt: 'A family beside the panels on its terrace' },
      text: inWords(claims.journeyCustomers),
    },
    {
      img: { src: '/pictures/journey-societies.svg', width: 800, height: 600, alt: 'Apartment blocks of a housing society with panels' },
      text: inWords(claims.journeySocieties),
    },
    {
      img: { src: '/pictures/journey-commercial.svg', width: 800, height: 600, alt: 'A factory shed whose roof is covered with panels' },
      text: inWords(claims.journeyBusinesses),
    },
  ],
});
