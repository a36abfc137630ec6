import { z } from 'zod';
import { link } from './blocks';
import { picture } from './picture';
import { text } from '../../lib/words/text';

/**
 * The schema of the section that offers a guide. `about` is hidden text that screen readers read after the link's text,
 * so that the link says which file it downloads.
 */
export const guidePromo = z.strictObject({
  heading: text,
  text: text.optional(),
  points: z.array(text).min(1, 'expected one point or more'),
  action: link.extend({ about: text }),
  cover: picture,
});

export type GuidePromoContent = z.output<typeof guidePromo>;
