import { z } from 'zod';
import { claim, link } from './blocks';
import { film } from './films';
import { text } from '../../lib/words/text';

export const videoHero = z.strictObject({
  kicker: text.optional(),
  heading: text,
  text,
  action: link,
  badge: claim.optional(),
  film,
});

export type VideoHeroContent = z.output<typeof videoHero>;
