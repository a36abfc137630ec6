import { createHash } from 'node:crypto';
import { wordsIn } from './inline-styles';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The names are a, b, …, Z, aa, ab, … */
const nameWithNumber = (number: number): string =>
  (number < LETTERS.length ? '' : nameWithNumber(Math.floor(number / LETTERS.length) - 1)) +
  LETTERS[number % LETTERS.length]!;

/** Shortens the names in CSS, but none that a `fixed` text has: docs/decisions/010-styles-in-the-page.md. */
export function shortNames(styles: string, fixed: string[]): (text: string) => string {
  // The hash in the address of a typeface may look like a class.
  const rules = styles.replace(/url\([^)]*\)/g, '');
  const taken = new Set(wordsIn(rules));
  const unchanged = new Set(fixed.flatMap(wordsIn));
  const names = new Map<string, string>();
  // The bundler begins only classes of CSS modules with six characters and an underscore.
  for (const [prefix, pattern] of [
    ['', /(?<=\.)[\w-]{6,}_[a-z][\w-]*/gi],
    ['--', /(?<![\w-])--\w[\w-]*/g],
  ] as const) {
    let number = 0;
    // In the order of the style sheets, names compress better than in the order of frequency.
    for (const name of new Set(rules.match(pattern))) {
      if (unchanged.has(name)) continue;
      while (taken.has(prefix + nameWithNumber(number))) number++;
      names.set(name, prefix + nameWithNumber(number++));
    }
  }
  const allNames = createHash('sha256').update(JSON.stringify([...names]));
  const hash = allNames.digest('hex').slice(0, 8);
  return (text) =>
    text.replace(/[\w-]+/g, (word) => names.get(word) ?? word).replace(/static\/(?:chunks|late)\//g, `$&${hash}-`);
}
