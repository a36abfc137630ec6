import { z } from 'zod';
import { claim, link } from './blocks';
import { picture } from './picture';
import { text } from '../../lib/words/text';

export const heroSlider = z.strictObject({
  id: text,
  kicker: text.optional(),
  /** The slider's name for screen readers. */
  label: text,
  slides: z
    .array(z.strictObject({ heading: text, text, picture }))
    .length(3, 'expected three slides: the slider is made for three, in its dots and in its promise'),
  action: link.optional(),
  /** A claim that is shown next to the slider's button. */
  badge: claim.optional(),
});

export type HeroSliderContent = z.output<typeof heroSlider>;
