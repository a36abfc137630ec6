import { createHash } from 'node:crypto';
import { wordsIn } from './inline-styles';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The name with this number: a, b, …, Z, aa, ab, … */
const nameWithNumber = (number: number): string =>
  (number < LETTERS.length ? '' : nameWithNumber(Math.floor(number / LETTERS.length) - 1)) +
  LETTERS[number % LETTERS.length]!;

/**
 * Makes a function that shortens the names of custom properties and of the classes of CSS modules (`QnREiG_card`) in a
 * page, style sheet, script or address of the export. The six random letters of each module compress badly: without
 * them `/` weighs 21.4 KB instead of 22.8, `/residential` 17.8 instead of 19.0, a town 14.7 instead of 15.6. The price:
 * names in a browser's tools say nothing, except in a build with LATE_START=0, and a new class changes the addresses of
 * all scripts (docs/decisions/010-styles-in-the-page.md).
 *
 * Browsers keep scripts and style sheets for a year, and the addresses of these contain a hash of the text before the
 * names were shortened. So each address gets a hash of all names too.
 * @param styles the text of all style sheets
 * @param fixed texts in which no name may change
 */
export function shortNames(styles: string, fixed: string[]): (text: string) => string {
  // Leaves out the addresses of typefaces, because their hashes may look like a class.
  const rules = styles.replace(/url\([^)]*\)/g, '');
  const taken = new Set(wordsIn(rules));
  const unchanged = new Set(fixed.flatMap(wordsIn));
  const names = new Map<string, string>();
  // The bundler writes the hash of a module and an underscore before each of its classes; no other class has one.
  for (const [prefix, pattern] of [
    ['', /(?<=\.)[\w-]{6,}_[a-z][\w-]*/gi],
    ['--', /(?<![\w-])--\w[\w-]*/g],
  ] as const) {
    let number = 0;
    // In the order of the style sheets, similar CSS rules have similar names. This compresses better than the shortest
    // names for the most frequent, and stays the same when the words of a page change.
    for (const name of new Set(rules.match(pattern))) {
      if (unchanged.has(name)) continue;
      while (taken.has(prefix + nameWithNumber(number))) number++;
      names.set(name, prefix + nameWithNumber(number++));
    }
  }
  const hash = createHash('sha256')
    .update(JSON.stringify([...names]))
    .digest('hex')
    .slice(0, 8);
  return (text) =>
    text.replace(/[\w-]+/g, (word) => names.get(word) ?? word).replace(/static\/(?:chunks|late)\//g, `$&${hash}-`);
}
