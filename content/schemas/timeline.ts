import { z } from 'zod';
import { picture } from './picture';
import { text } from '../../lib/words/text';

export const timeline = z.strictObject({
  heading: text,
  line: text,
  items: z.array(z.strictObject({ img: picture, text })).min(1, 'expected one item or more'),
});

export type TimelineContent = z.output<typeof timeline>;
