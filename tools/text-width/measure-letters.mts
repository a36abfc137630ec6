/**
 * Writes the widths of letters by which `lib/words/text-width.ts` measures titles and descriptions of search results. Run
 * it by hand after a change of characters: `npm run make -- widths`. The result is in the repository. Arimo has the
 * widths of Arial, in which search engines show Latin text. For Hindi they use a font of the reader's system; Noto Sans
 * Devanagari is that of Android, which most readers of Hindi use.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setWords, typefaceOf } from '../fonts/shaping.mjs';

const source = path.join(process.cwd(), 'node_modules/@fontsource');
const target = path.join(process.cwd(), 'lib/words/letter-widths.json');

/** The unit of letter widths: a thousandth of the font size. */
const EM = 1000;
/** The difference of two letters' widths below which it is left out: a tenth of a pixel at 20 px. */
const UNSEEN = 5;

const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
/** The letters of the typeface Arimo that are measured, split by the two font files that have them. */
const latin = [...from(0x20, 0x7e), ...from(0xa0, 0xff), ...'ıŒœ–—‘’‚“”„•…‹›€™−'];
const furtherLatin = [...from(0x100, 0x17f).filter((letter) => !latin.includes(letter)), '†', '₹'];
/**
 * Characters whose pairs get a width of their own (kerning). Other letters hardly ever meet one that they are kerned
 * with.
 */
const kerned = [...from(0x20, 0x7e), ...'–—‘’“”…'];

const consonants = [...from(0x915, 0x928), ...from(0x92a, 0x930), 'ल', 'ळ', ...from(0x935, 0x939)];
const otherLetters = [...from(0x905, 0x914), ...'ॐऽ।॥', ...from(0x966, 0x96f)];
const signs = [...from(0x900, 0x903), '़', ...from(0x93e, 0x94d), 'ॕ'];
const VIRAMA = '्';

type Measure = (text: string) => number;

async function measureWith(file: string, text: string): Promise<Measure> {
  const typeface = await typefaceOf(path.join(source, file), text);
  return (words) => {
    const glyphs = setWords(typeface, words);
    if (glyphs.some(({ glyph }) => glyph === 0)) throw new Error(`${file} has no letter for "${words}".`);
    const width = glyphs.reduce((sum, { advance }) => sum + advance, 0);
    return Math.round((width * EM) / typeface.unitsPerEm);
  };
}

const each = (letters: Iterable<string>, width: Measure) =>
  Object.fromEntries([...letters].map((letter) => [letter, width(letter)]));
/** Measures each pair of letters whose kerning is large enough to be seen. */
const eachPair = (letters: string[], width: (left: string, right: string) => number) =>
  Object.fromEntries(
    letters
      .flatMap((left) => letters.map((right): [string, number] => [left + right, width(left, right)]))
      .filter(([, difference]) => Math.abs(difference) > UNSEEN),
  );

/** The median of some widths, which stands for the width of a letter before most other letters. */
const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function latinWidths() {
  const width = await measureWith('arimo/files/arimo-latin-400-normal.woff2', latin.join(''));
  const further = await measureWith('arimo/files/arimo-latin-ext-400-normal.woff2', furtherLatin.join(''));
  const kerning = eachPair(kerned, (left, right) => width(left + right) - width(left) - width(right));
  return { letters: { ...each(latin, width), ...each(furtherLatin, further) }, kerning };
}

async function hindiWidths() {
  const width = await measureWith(
    'noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff2',
    [...consonants, ...otherLetters, ...signs, '\u200c\u200d\u25cc'].join(''),
  );
  const letters = {
    ...each([...consonants, ...otherLetters], width),
    ...each(signs, (sign) => width(`क${sign}`) - width('क')),
  };
  const joined = (left: string, right: string) => width(left + VIRAMA + right) - width(right);
  const halves = each(consonants, (left) => median(consonants.map((right) => joined(left, right))));
  const conjuncts = eachPair(consonants, (left, right) => joined(left, right) - halves[left]!);
  return { letters, halves, conjuncts };
}

const table = { latin: await latinWidths(), hindi: await hindiWidths() };
await writeFile(target, `${JSON.stringify(table)}\n`);
