/** `npm run make -- fonts`: writes letters as outlines, because a drawing in an <img> cannot load a typeface. */
import { readFile, writeFile } from 'node:fs/promises';
import { Blob, Buffer as Letters, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { mapNames } from '../../media/drawings/map-names';

const characters = ' 0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz.,&-';

/** The units of the outlines in one em: fine enough for drawings, and few enough for short numbers. */
const unitsPerEm = 200;

/** Sets words in a typeface: returns their width and the SVG path of their outlines, both in units of `unitsPerEm`. */
type SetWords = (words: string) => [advance: number, path: string];

async function loadTypeface(family: string, subset: string, text: string): Promise<SetWords> {
  const file = `${family}/files/${family}-${subset}-wght-normal.woff2`;
  const whole = await readFile(`node_modules/@fontsource-variable/${file}`);
  const cut = await subsetFont(whole, text, { targetFormat: 'sfnt', variationAxes: { wght: 650 } });
  const face = new Face(new Blob(new Uint8Array(cut).buffer));
  const font = new Font(face);
  const scale = unitsPerEm / face.upem;
  return (words) => {
    const letters = new Letters();
    letters.addText(words);
    letters.guessSegmentProperties();
    shape(font, letters);
    const places = letters.getGlyphPositions();
    let end = 0;
    const outlines = letters.getGlyphInfos().flatMap(({ codepoint }, at) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = places[at] ?? {};
      end += xAdvance;
      const [x, y] = [end - xAdvance + xOffset, yOffset];
      return font.glyphToJson(codepoint).map(({ type, values }) => ({
        type,
        points: values.map((value, axis) =>
          axis % 2 ? -Math.round((value + y) * scale) : Math.round((value + x) * scale),
        ),
      }));
    });
    return [end * scale, inSteps(outlines)];
  };
}

const inTenths = (value: number) => Math.round(value * 10) / 10;

/** Writes outlines as an SVG path of relative steps in whole units, with y downwards. */
function inSteps(outlines: { type: string; points: number[] }[]): string {
  let from = [0, 0];
  let start = from;
  return outlines
    .map(({ type, points }) => {
      if (type === 'Z') {
        from = start;
        return 'z';
      }
      const steps = points.map((value, at) => value - from[at % 2]!);
      from = points.slice(-2);
      if (type === 'M') start = from;
      return type.toLowerCase() + steps.join(' ').replace(/ -/g, '-');
    })
    .join('');
}

/** @param pieces letters, or whole words of a script whose letters change their shape within a word */
const outlinesOf = (setWords: SetWords, pieces: Iterable<string>): Record<string, ReturnType<SetWords>> =>
  Object.fromEntries(
    [...pieces].map((piece) => {
      const [advance, path] = setWords(piece);
      return [piece, [inTenths(advance), path]];
    }),
  );

const latin = await loadTypeface('anek-latin', 'latin', characters);
const rupee = await loadTypeface('anek-latin', 'latin-ext', '₹');
const hindi = new Set(Object.values(mapNames.hi).flatMap((name) => name.split(' ')));
const devanagari = await loadTypeface('anek-devanagari', 'devanagari', [...hindi].join(''));
const letters = { ...outlinesOf(latin, characters), ...outlinesOf(rupee, '₹'), ...outlinesOf(devanagari, hindi) };
/** The kerning of each pair of letters in units, below 0 for a closer pair. */
const kerned = [...characters].flatMap((left) =>
  [...characters].map((right): [string, number] => {
    const before = inTenths(latin(left + right)[0] - latin(right)[0]);
    return [left + right, inTenths(before - letters[left]![0])];
  }),
);
// A kerning of up to 1.5 units cannot be seen.
const kerning = Object.fromEntries(kerned.filter(([, by]) => Math.abs(by) > 1.5));
await writeFile('media/drawings/shapes/letters.json', `${JSON.stringify({ unitsPerEm, letters, kerning })}\n`);
