import { z } from 'zod';
import { text } from '../../lib/words/text';

/** The schema of the ways to reach the company as printed pages show them. */
export const reach = z.strictObject({
  line: text,
  ways: z.array(z.strictObject({ name: text, address: text })).min(1, 'expected one way or more'),
});

export type ReachContent = z.output<typeof reach>;
