import { z } from 'zod';
import { approved, date, datedText } from './blocks';
import { text } from './text';

/** `days` says how long the parts of a step usually take, one line a part, and stays empty where no source says so. */
const step = z.strictObject({ title: text, text, days: z.array(text).default([]) });

/** How long the steps to a solar system usually take, in days, and all of them in weeks. */
export const stepsFacts = z.strictObject({
  weeks: z.strictObject({ from: text, to: text }),
  check: text,
  installation: text,
  inspection: text,
  meter: text,
  published: date,
  approved,
});

/** What happens, one thing after the other. Days need a source, which is printed under them. */
export const steps = z
  .strictObject({
    id: text,
    heading: text,
    line: text.optional(),
    steps: z.array(step).min(2, 'expected two steps or more'),
    source: z.strictObject({ text: datedText, published: date }).optional(),
  })
  .refine(({ steps, source }) => source !== undefined || steps.every(({ days }) => days.length === 0), {
    path: ['source'],
    error: 'expected a source, because there are days',
  });

export type StepsContent = z.output<typeof steps>;
