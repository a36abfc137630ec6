import { z } from 'zod';
import { link } from './blocks';
import { pictureWith } from './picture';
import { text } from '../../lib/words/text';

const span = z.union([z.literal(1), z.literal(2)], 'expected 1 or 2');

export const gallery = z.strictObject({
  heading: text,
  line: text,
  items: z
    .array(
      pictureWith({
        role: text.optional(),
        colSpan: span,
        rowSpan: span,
        direction: z.enum(['left', 'right', 'up', 'down'], 'expected the side it comes from: left, right, up or down'),
        sample: z.literal(true).optional(),
      }),
    )
    .length(6, 'expected six pictures'),
  more: link.optional(),
});

export type GalleryContent = z.output<typeof gallery>;
