import { z } from 'zod';
import { date } from './blocks';
import { text } from './text';

/** What search engines are told of a film. */
export const filmFacts = z.strictObject({
  name: text,
  description: text,
  uploaded: date,
  /** How long it runs before it begins again. */
  seconds: z.int('expected whole seconds').positive('expected whole seconds').optional(),
});

export type FilmFacts = z.output<typeof filmFacts>;
