import { z } from 'zod';
import { approved, icon, link } from './blocks';
import { picture } from './picture';
import { text } from '../../lib/words/text';

const card = z.strictObject({
  title: text,
  text,
  more: link.optional(),
  points: z.array(text).default([]),
  picture: picture.optional(),
  icon: icon.optional(),
  approved: approved.optional(),
});

/** The schema of two or three cards side by side, each with one reason or one use. */
export const featureCards = z.strictObject({
  id: text,
  heading: text,
  line: text.optional(),
  cards: z.array(card).min(2, 'expected two cards or three').max(3, 'expected two cards or three'),
  action: link.optional(),
});

export type FeatureCardsContent = z.output<typeof featureCards>;
