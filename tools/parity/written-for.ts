import { createHash } from 'node:crypto';
import type { Pair } from './differences';

/**
 * What each text of a language was written for: by file and field, a hash of the English text and one of the text
 * itself, with a space between.
 */
export type WrittenFor = Record<string, Record<string, string>>;

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

const isAsNoted = ({ english, other }: Pair, noted: string | undefined) => noted === `${hash(english)} ${hash(other)}`;

/** Whether the English of a text has changed since it was noted, and the text has not. */
const isOutdated = (pair: Pair, noted: string | undefined) =>
  noted !== undefined && noted.split(' ')[1] === hash(pair.other) && !isAsNoted(pair, noted);

/**
 * The fields of one file whose English has changed since their text was written, and those whose text nobody has noted
 * yet.
 */
export function unlikeNoted(pairs: readonly Pair[], noted: Record<string, string> = {}) {
  const outdated = pairs.filter((pair) => isOutdated(pair, noted[pair.field]));
  const unnoted = pairs.filter((pair) => !isAsNoted(pair, noted[pair.field]) && !outdated.includes(pair));
  return { outdated: outdated.map(({ field }) => field), unnoted: unnoted.map(({ field }) => field) };
}

/** Notes for which English each text of a file was written. What is outdated keeps its note until the text changes. */
export const note = (pairs: readonly Pair[], noted: Record<string, string> = {}): Record<string, string> =>
  Object.fromEntries(
    pairs.map((pair) => {
      const before = noted[pair.field];
      const now = `${hash(pair.english)} ${hash(pair.other)}`;
      return [pair.field, before !== undefined && isOutdated(pair, before) ? before : now];
    }),
  );
