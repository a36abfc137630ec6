import { z } from 'zod';
import { approved, picture, text } from '../schema';

export const timeline = z.strictObject({
  heading: text,
  line: text,
  items: z.array(z.strictObject({ img: picture, text, approved })).min(1, 'expected one item or more'),
});

export type TimelineContent = z.output<typeof timeline>;
