import { z } from 'zod';
import { text } from './text';

/** The schema of the words on a page that was opened before the site was updated, and needs a reload. */
export const stalePageWords = z.strictObject({ text, kept: text, reload: text });

export type StalePageWords = z.output<typeof stalePageWords>;
