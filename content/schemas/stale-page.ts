import { z } from 'zod';
import { text } from './text';

/** What is said on a page that an update of the site has left behind. */
export const stalePageWords = z.strictObject({ text, kept: text, reload: text });

export type StalePageWords = z.output<typeof stalePageWords>;
