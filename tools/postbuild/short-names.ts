import { createHash } from 'node:crypto';
import { wordsIn } from './inline-styles';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The names are a, b, …, Z, aa, ab, … */
const nameWithNumber = (number: number): string =>
  (number < LETTERS.length ? '' : nameWithNumber(Math.floor(number / LETTERS.length) - 1)) +
  LETTERS[number % LETTERS.length]!;

/**
 * Makes a function that shortens custom properties and the classes of CSS modules, such as `QnREiG_card`, in a page,
 * style sheet, script or address. The six random letters compress badly: without them `/` weighs 21.4 KB instead of
 * 22.8, `/residential` 17.8 instead of 19.0, a town 14.7 instead of 15.6. The addresses of scripts and style
 * sheets get a hash of all names, because browsers keep a file for a year and Next's own hash does not know the short
 * names. More: docs/decisions/010-styles-in-the-page.md.
 * @param styles the text of all style sheets
 * @param fixed texts in which no name may change
 */
export function shortNames(styles: string, fixed: string[]): (text: string) => string {
  // The hash in the address of a typeface may look like a class.
  const rules = styles.replace(/url\([^)]*\)/g, '');
  const taken = new Set(wordsIn(rules));
  const unchanged = new Set(fixed.flatMap(wordsIn));
  const names = new Map<string, string>();
  // The bundler writes six characters and an underscore before each class of a CSS module, and before no other class.
  for (const [prefix, pattern] of [
    ['', /(?<=\.)[\w-]{6,}_[a-z][\w-]*/gi],
    ['--', /(?<![\w-])--\w[\w-]*/g],
  ] as const) {
    let number = 0;
    // Numbered in the order of the style sheets, names compress better than numbered by frequency, and stay the same
    // when the words of a page change.
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
