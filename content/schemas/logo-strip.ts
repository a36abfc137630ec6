import { z } from 'zod';
import { pictureWith } from './picture';
import { text } from '../../lib/words/text';

export const logoStrip = z.strictObject({
  heading: text,
  pause: text,
  /** The logos of the strip: exactly five, because the style sheet sets width and speed for that number. */
  logos: z.array(pictureWith({ sample: z.literal(true).optional() })).length(5, 'expected five logos'),
});

export type LogoStripContent = z.output<typeof logoStrip>;
