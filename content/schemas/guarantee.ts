import { z } from 'zod';
import { approved, link } from './blocks';
import { picture } from './picture';
import { text } from './text';

/** The schema of the savings guarantee, a promise that has a band of its own. */
export const guarantee = z.strictObject({
  heading: text,
  text,
  points: z.array(z.strictObject({ title: text, text })).min(1, 'expected one point or more'),
  picture,
  action: link,
  approved,
});

export type GuaranteeContent = z.output<typeof guarantee>;
