import { z } from 'zod';
import { claim } from './blocks';
import { text } from './text';
import { firstOf } from './first-of';

/**
 * The schema of a customer review. The author's line ends with stars; town and size of the solar system may precede
 * them, as in 'Asha, Bhadohi, 3 kW ★★★★★'.
 */
export const review = z.strictObject({
  text,
  author: z
    .string()
    .regex(/^\S.* ★{1,5}$/, "expected a name, a space and one to five stars, for example 'Asha, Bhadohi, 3 kW ★★★★★'"),
  sample: z.literal(true).optional(),
});

export const reviews = z.array(review).min(10, 'expected ten reviews or more');

export const testimonials = z.strictObject({
  variant: z.enum(['home', 'housing', 'commercial']),
  heading: text,
  line: text.optional(),
  claim: claim.optional(),
  label: text,
  rating: text.refine((value) => value.includes('{stars}'), 'expected a sentence with {stars} in it'),
  readMore: text,
  reviews: reviews.transform(firstOf(10)),
});

/** The schema of the section with a few customer reviews side by side, which do not move. */
export const chosenReviews = testimonials
  .pick({ heading: true, rating: true, readMore: true })
  .extend({ reviews: z.array(review).min(1, 'expected one review or more') });

export type ReviewContent = z.output<typeof review>;
export type ReviewsContent = z.output<typeof chosenReviews>;
export type TestimonialsContent = z.output<typeof testimonials>;
