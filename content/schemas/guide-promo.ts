import { z } from 'zod';
import { link, picture, text } from '../schema';

export const guidePromo = z.strictObject({
  heading: text,
  text: text.optional(),
  points: z.array(text).min(1, 'expected one point or more'),
  action: link,
  cover: picture,
});

export type GuidePromoContent = z.output<typeof guidePromo>;
