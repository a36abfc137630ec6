import type { Spot } from '../../lib/words/files';
import { fieldName } from '../../lib/words/problems';
import { isFields } from '../../lib/words/resolve';
import { around, type Content } from './content-entries';

/** Fields of content whose words show a reader which claim is meant, the clearest first. */
const TELLING = ['claim', 'title', 'heading', 'text', 'name', 'author', 'label', 'question', 'quote', 'figure', 'alt'];

/** How many characters of a claim the launch check prints after its place. */
const LINE = 100;

/**
 * Finds the English words that a mark such as `sample: true` belongs to: those of the clearest field of the same object,
 * or else of the nearest object around it. Where there are none, the object's own name has to do.
 */
export function nearestClaim(mark: Spot, { wordsAt }: Content): string {
  for (let { path } = mark; path.length > 0; path = path.slice(0, -1)) {
    const words = tellingWords(wordsAt(around({ file: mark.file, path })));
    if (words) return shortened(words);
  }
  return fieldName(around(mark).path) || 'the whole file';
}

export const shortened = (words: string) =>
  words.length <= LINE ? words : `${words.slice(0, LINE).replace(/\s+\S*$/, '')}…`;

/** Chooses the words that tell most about an object: a figure with what it counts, or else the clearest of its texts. */
function tellingWords(object: unknown): string | undefined {
  if (!isFields(object)) return undefined;
  const { name, value, unit, figure = value, text } = object;
  if (value !== undefined && unit !== undefined) return `${String(name)}: ${String(value)} ${String(unit)}`;
  if (typeof figure === 'string' && typeof text === 'string') return `${figure} ${text}`;
  return TELLING.map((field) => object[field]).find((words) => typeof words === 'string' && words !== '') as
    string | undefined;
}
