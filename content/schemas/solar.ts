import { z } from 'zod';
import { approved, date } from './blocks';
import { text } from './text';

/** One figure that the calculators assume. */
export const figure = z.strictObject({
  value: z.number('expected a number').nonnegative('expected zero or more'),
  unit: text,
  /** A key of content/facts/solar/sources.ts. */
  source: text,
  asOf: date,
  confidence: z.enum(['high', 'medium', 'low', 'derived']),
  /** `'published'` where a public source carries the figure, so that nobody at the company has to confirm it. */
  approved: z.union([z.literal('published'), approved]),
});

export type RawFigure = z.input<typeof figure>;
