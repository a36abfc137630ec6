import { z } from 'zod';
import { newsItem } from './blocks';
import { text } from './text';
import { firstOf } from './first-of';

export const news = z.strictObject({
  heading: text,
  /** The carousel's name for screen readers. */
  label: text,
  readMore: text,
  items: z
    .array(newsItem)
    .min(
      5,
      'expected five items or more: the carousel has five dots, and three must stand side by side with more to come',
    )
    .refine(
      (items) => new Set(items.map(({ id }) => id)).size === items.length,
      'expected an id of its own for each item',
    )
    .transform(firstOf(5)),
});

export type NewsContent = z.output<typeof news>;
