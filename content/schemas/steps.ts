import { z } from 'zod';
import { approved, date } from './blocks';
import { text } from './text';

/** `days` says how long the parts of a step usually take, one line a part, and stays empty where no source says so. */
const step = z.strictObject({ title: text, text, days: z.array(text).default([]) });

/** What happens, one thing after the other. Days need a source, which is printed under them. */
export const steps = z
  .strictObject({
    id: text,
    heading: text,
    line: text.optional(),
    steps: z.array(step).min(2, 'expected two steps or more'),
    source: z.strictObject({ text, published: date }).optional(),
    /** Beside the days that it confirms, and not in their source. */
    approved: approved.optional(),
  })
  .refine(({ steps, source }) => source !== undefined || steps.every(({ days }) => days.length === 0), {
    path: ['source'],
    error: 'expected a source, because there are days',
  })
  .refine(({ approved, source }) => source === undefined || approved !== undefined, {
    path: ['approved'],
    error: "expected null, or who confirmed the days and when: { by: 'Name', on: 'YYYY-MM-DD' }",
  });

export type StepsContent = z.output<typeof steps>;
