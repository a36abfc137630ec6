import { z } from 'zod';
import { approved, link } from './blocks';
import { picture } from './picture';
import { text } from '../../lib/words/text';

/** The schema of the section about the savings guarantee. */
export const guarantee = z.strictObject({
  heading: text,
  text,
  points: z.array(z.strictObject({ title: text, text })).min(1, 'expected one point or more'),
  picture,
  action: link,
  approved,
});

export type GuaranteeContent = z.output<typeof guarantee>;
