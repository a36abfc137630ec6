import type { RawWords } from '../schemas/content-files';
import { claims } from './claims';

/**
 * Sample customer reviews until real customers have agreed to be quoted: four homes, three societies, three businesses.
 */
export const reviews = [
  {
    text: 'They read our old bills before they went up to our roof. The system they suggested was smaller than the one I had asked for, and it is enough.',
    author: 'Asha, Bhadohi, 3 kW ★★★★★',
    sample: true,
  },
  {
    text: 'The frame is high enough to walk under. My mother still dries her papad on the terrace, only now she sits in the shade.',
    author: 'Imran, Varanasi, 2 kW ★★★★★',
    sample: true,
  },
  {
    text: 'I had put off the subsidy forms for a whole year. They filled them in with me at our kitchen table, and at every step I knew what would come next.',
    author: 'Sunita, Jaunpur, 3 kW ★★★★★',
    sample: true,
  },
  {
    text: 'It rained hard the week after they had left. Not a drop came through the slab, and my father, who had warned me, went up to look for himself.',
    author: 'Rakesh, Chandauli, 5 kW ★★★★★',
    sample: true,
  },
  {
    text: 'Our committee had a long list of questions. They answered every one at the general body meeting, in plain words, and left the sums with us on paper.',
    author: 'Meera, Prayagraj, 40 kW ★★★★★',
    sample: true,
  },
  {
    text: 'The lifts and the pump run mostly by day, when the panels make power. When a resident asks what the plant has made, I open one page and show it.',
    author: 'Joseph, Varanasi, 60 kW ★★★★★',
    sample: true,
  },
  {
    text: 'The cleaning team comes on the day it said it would, and leaves the terrace tidier than it was. I hardly notice that they were there.',
    author: 'Kavita, Jaunpur, 25 kW ★★★★★',
    sample: true,
  },
  {
    text: 'Our cold store could not be without power for an afternoon. They planned the switch-over for a Sunday and stayed until every compressor was running again.',
    author: 'Harpreet, Prayagraj, 120 kW ★★★★★',
    sample: true,
  },
  {
    text: 'One engineer, from the survey to the new meter. When I call, he still knows our roof, our load and the name of the guard at the gate.',
    author: 'Nasreen, Bhadohi, 80 kW ★★★★★',
    sample: true,
  },
  {
    text: 'Their drawing moved the panels out of the shadow of our water tank. A small thing, but nobody else who quoted had seen it.',
    author: 'Arvind, Chandauli, 150 kW ★★★★★',
    sample: true,
  },
] satisfies RawWords['testimonials']['reviews'];

const SOCIETIES = 4;
const BUSINESSES = 7;

/** Orders the customer reviews for a page, so that those of its own kind of customer come first. */
const ledBy = (first: number) => [...reviews.slice(first), ...reviews.slice(0, first)];

const shared = {
  label: 'Customer reviews',
  rating: 'rated {stars} out of 5',
  readMore: 'Read the whole review',
};

export const homeTestimonials = {
  ...shared,
  variant: 'home',
  heading: 'What our customers say',
  claim: claims.recommend,
  reviews,
} satisfies RawWords['testimonials']['home'];

export const housingTestimonials = {
  ...shared,
  variant: 'housing',
  heading: 'What housing societies say',
  line: 'Committee members and other customers, after their first electricity bills with solar.',
  reviews: ledBy(SOCIETIES),
} satisfies RawWords['testimonials']['housing'];

export const commercialTestimonials = {
  ...shared,
  variant: 'commercial',
  heading: 'Exceptional quality. End-to-end service. Delighted customers',
  reviews: ledBy(BUSINESSES),
} satisfies RawWords['testimonials']['commercial'];
