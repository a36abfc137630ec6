import { z } from 'zod';
import { claim } from './blocks';
import { order } from './order';
import { entryOf, text, textNaming } from '../../lib/words/text';

/** The schema of a customer review, one file each. */
export const reviewEntry = z.strictObject({
  order,
  name: text,
  /** The town, and the size of the solar system in kW. Both may be left out. */
  town: entryOf('towns/').optional(),
  kw: z.number().positive().optional(),
  stars: z.int().min(1, 'expected one to five stars').max(5, 'expected one to five stars'),
  text,
  sample: z.literal(true).optional(),
});

/** A review as a page shows it: its author's line ends with stars, as in 'Asha, Bhadohi, 3 kW ★★★★★'. */
export interface ReviewContent {
  text: string;
  author: string;
  town?: string;
  sample?: true;
}

/** The schema of the words around a rotator of reviews. `first` is the number of the review that it begins with. */
export const testimonials = z.strictObject({
  variant: z.enum(['home', 'housing', 'commercial']),
  heading: text,
  line: text.optional(),
  claim: claim.optional(),
  label: text,
  rating: textNaming('stars'),
  readMore: text,
  first: z.int().positive(),
});

/** The schema of the section with a few reviews side by side, by the names of their files. They do not move. */
export const chosenReviews = testimonials
  .pick({ heading: true, rating: true, readMore: true })
  .extend({ reviews: z.array(entryOf('reviews/')).min(1, 'expected one review or more') });

type Shown<Words> = Omit<Words, 'reviews' | 'first'> & { reviews: ReviewContent[] };
export type ReviewsContent = Shown<z.output<typeof chosenReviews>>;
export type TestimonialsContent = Shown<z.output<typeof testimonials>>;
