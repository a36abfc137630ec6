import { z } from 'zod';
import { pictureWith } from './picture';
import { text } from './text';

export const logoStrip = z.strictObject({
  heading: text,
  pause: text,
  /** The strip's length and speed in its stylesheet are made for five. */
  logos: z.array(pictureWith({ sample: z.literal(true).optional() })).length(5, 'expected five logos'),
});

export type LogoStripContent = z.output<typeof logoStrip>;
