import { z } from 'zod';
import { newsItem, text } from '../schema';
import { carouselWords } from './carousel';

export const news = z.strictObject({
  heading: text,
  /** What the slides are, for those who hear it. */
  label: text,
  readMore: text,
  items: z
    .array(newsItem)
    .length(5, 'expected five items: the carousel has five dots, and three must stand side by side with more to come')
    .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, 'expected an id of its own for each item'),
  words: carouselWords,
});

export type NewsContent = z.output<typeof news>;
