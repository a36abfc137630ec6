import { z } from 'zod';
import { text } from '../schema';

/** What happens, one thing after the other. */
export const steps = z.strictObject({
  id: text,
  heading: text,
  line: text.optional(),
  steps: z.array(z.strictObject({ title: text, text })).min(2, 'expected two steps or more'),
});

export type StepsContent = z.output<typeof steps>;
