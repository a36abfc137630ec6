import { z } from 'zod';
import { picture } from './picture';
import { text } from '../../lib/words/text';

/**
 * The schema of a director's quotation with a portrait. `sample` marks an invented quotation, to be replaced before the
 * launch.
 */
export const directorQuote = z.strictObject({
  heading: text,
  quote: z.array(text).min(1, 'expected one paragraph or more'),
  name: text,
  role: text,
  portrait: picture,
  sample: z.literal(true).optional(),
});

export type DirectorQuoteContent = z.output<typeof directorQuote>;
