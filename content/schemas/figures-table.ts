import { z } from 'zod';
import { date, link } from './blocks';
import { picture } from './picture';
import { text } from '../../lib/words/text';

/** The schema of a table. The first cell of a row is the name of the row. */
export const table = z
  .strictObject({
    caption: text,
    columns: z.array(text).min(2, 'expected two columns or more'),
    rows: z.array(z.array(text)).min(1, 'expected one row or more'),
  })
  .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
    path: ['rows'],
    error: 'expected as many cells in each row as there are columns',
  });

/** The schema of a table of figures: its heading, the date of the figures, and notes on them. */
export const figuresTable = z.strictObject({
  id: text,
  heading: text,
  line: text,
  table,
  notes: z.array(text).default([]),
  /** A link to where readers can work out the figures for their own case. */
  more: z.strictObject({ text, link }).optional(),
  bank: z.strictObject({ text, logo: picture }).optional(),
  asOf: date,
});

export type TableContent = z.output<typeof table>;
export type FiguresTableContent = z.output<typeof figuresTable>;
