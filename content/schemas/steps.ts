import { z } from 'zod';
import { approved, date } from './blocks';
import { source } from './sources';
import { text } from '../../lib/words/text';

/**
 * The schema of one step on the way to a solar system. `days` tells the usual duration of each part of the step on a
 * line of its own; it is empty where no source gives one.
 */
const step = z.strictObject({ title: text, text, days: z.array(text).default([]) });

/** The schema of the usual durations of the steps to a solar system: each step in days, all together in weeks. */
export const stepsFacts = z.strictObject({
  weeks: z.strictObject({ from: text, to: text }),
  check: text,
  installation: text,
  inspection: text,
  meter: text,
  published: date,
  approved,
});

/**
 * The schema of the steps to a solar system, in order. If they have durations, they need a source, which is printed
 * under the sources of the page.
 */
export const steps = z
  .strictObject({
    id: text,
    heading: text,
    line: text.optional(),
    steps: z.array(step).min(2, 'expected two steps or more'),
    note: text.optional(),
    source: source.extend({ carries: text }).optional(),
  })
  .refine(({ steps, source }) => source !== undefined || steps.every(({ days }) => days.length === 0), {
    path: ['source'],
    error: 'expected a source, because there are days',
  });

export type StepsContent = z.output<typeof steps>;
