import { z } from 'zod';
import { text } from '../../lib/words/text';

/** The schema of the words that offer to reload a page, because the site has been updated since it was opened. */
export const stalePageWords = z.strictObject({ text, kept: text, reload: text });

export type StalePageWords = z.output<typeof stalePageWords>;
