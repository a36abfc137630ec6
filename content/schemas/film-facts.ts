import { z } from 'zod';
import { date, text } from '../schema';

/** What search engines are told of a film. */
export const filmFacts = z.strictObject({ name: text, description: text, uploaded: date });

export type FilmFacts = z.output<typeof filmFacts>;
