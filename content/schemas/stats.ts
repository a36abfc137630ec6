import { z } from 'zod';
import { claim } from './blocks';
import { text } from '../../lib/words/text';

/** The schema of the section with figures about the company, which are claims from content/en/claims.ts. */
export const stats = z.strictObject({
  heading: text,
  text: text.optional(),
  figures: z.array(claim).min(2, 'expected two figures or more'),
});

export type StatsContent = z.output<typeof stats>;
