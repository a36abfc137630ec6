import { z } from 'zod';
import { picture } from './picture';
import { text } from './text';
import { firstOf } from './first-of';

export const projects = z.strictObject({
  heading: text,
  line: text,
  /** The carousel's name for screen readers. */
  label: text,
  items: z
    .array(z.strictObject({ img: picture, title: text, sample: z.literal(true).optional() }))
    .min(10, 'expected ten projects or more: the carousel is promised with ten photos')
    .transform(firstOf(10)),
});

export type ProjectsContent = z.output<typeof projects>;
