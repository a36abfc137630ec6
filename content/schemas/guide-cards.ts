import { z } from 'zod';
import { href } from '../../lib/words/address';
import { picture } from './picture';
import { text } from '../../lib/words/text';

const guide = z.strictObject({
  title: text,
  text,
  cover: picture,
  contentsHeading: text,
  contents: z.array(text).min(1, 'expected one chapter or more'),
  file: href,
  download: text,
  /** The format of the guide's file, for example "PDF"; shown with its size once that is known: "PDF, 1.2 MB". */
  format: text,
});

/** The schema of the cards with guides, which visitors may download at once. */
export const guideCards = z.strictObject({
  heading: text,
  line: text,
  guides: z.array(guide).min(1, 'expected one guide or more'),
});

export type GuideCardsContent = z.output<typeof guideCards>;
