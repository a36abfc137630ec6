import type { en } from '../en/words';

/** What every language says: the English words set the shape, and another language that lacks a word fails the type check. */
export type Words = typeof en;
