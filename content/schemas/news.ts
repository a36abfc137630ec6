import { z } from 'zod';
import { newsItem } from './blocks';
import { text } from '../../lib/words/text';

/** The schema of a report, one file each. */
export const newsEntry = newsItem;

/** The schema of the words around the reports. */
export const newsSection = z.strictObject({
  heading: text,
  /** The carousel's name for screen readers. */
  label: text,
  readMore: text,
});

export type NewsContent = z.output<typeof newsSection> & { items: (z.output<typeof newsItem> & { id: string })[] };
