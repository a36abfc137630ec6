import { claims, inWords } from './claims';
import { defineContent } from './define';
import { gallery } from './schemas/gallery';
import { timeline } from './schemas/timeline';

const where = { file: 'content/about.ts', page: '/aboutus' };

/** Drawn portraits until photographs are supplied. The spans fill a grid of two columns and one of five. */
export const team = defineContent(where, gallery, {
  heading: 'The faces on your roof',
  line: 'The people you meet are the people who do the work, from the first survey to the last cleaning.',
  items: [
    { src: '/pictures/team-1.svg', width: 600, height: 720, alt: 'A surveyor of our team', colSpan: 2, rowSpan: 2, direction: 'left', sample: true },
    { src: '/pictures/team-2.svg', width: 600, height: 720, alt: 'A designer of our team', colSpan: 1, rowSpan: 2, direction: 'down', sample: true },
    { src: '/pictures/team-3.svg', width: 600, height: 720, alt: 'An electrician of our team', colSpan: 1, rowSpan: 1, direction: 'right', sample: true },
    { src: '/pictures/team-4.svg', width: 600, height: 720, alt: 'A project manager of our team', colSpan: 1, rowSpan: 1, direction: 'left', sample: true },
    { src: '/pictures/team-5.svg', width: 600, height: 720, alt: 'An adviser of our team', colSpan: 1, rowSpan: 1, direction: 'up', sample: true },
    { src: '/pictures/team-6.svg', width: 600, height: 720, alt: 'A member of our cleaning team', colSpan: 1, rowSpan: 1, direction: 'right', sample: true },
  ],
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
