/**
 * Writes the outlines of the letters that drawings use, in the weight they use: a picture in an `<img>` cannot load the
 * site's typeface. Part of `npm run make -- fonts`. The result is in the repository.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Font } from 'harfbuzzjs';
import { mapNames } from '../../media/drawings/map-names';
import { type PlacedGlyph, setWords, typefaceOf, type Typeface } from './shaping.mjs';

const fonts = path.join(process.cwd(), 'node_modules/@fontsource-variable');
const source = path.join(fonts, 'anek-latin/files');
const target = path.join(process.cwd(), 'media/drawings/shapes/letters.json');
const weight = 650;
const characters = ' 0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz.,&-';

/** The units per em in which outlines of letters are written: fine enough for drawings, with short numbers. */
const unitsPerEm = 200;

type Outlines = Record<string, readonly [advance: number, path: string]>;

/** Writes the outlines of letters as an SVG path of relative steps in whole units, with y downwards. */
function inSteps(font: Font, glyphs: PlacedGlyph[], scale: number): string {
  let [fromX, fromY] = [0, 0];
  let [startX, startY] = [0, 0];
  return glyphs
    .flatMap(({ glyph, x, y }) => font.glyphToJson(glyph).map((step) => ({ ...step, x, y })))
    .map(({ type, values, x, y }) => {
      if (type === 'Z') {
        [fromX, fromY] = [startX, startY];
        return 'z';
      }
      const points = values.map((value, at) =>
        at % 2 ? -Math.round((value + y) * scale) : Math.round((value + x) * scale),
      );
      const steps = points.map((value, at) => value - (at % 2 ? fromY : fromX));
      [fromX = 0, fromY = 0] = points.slice(-2);
      if (type === 'M') [startX, startY] = [fromX, fromY];
      return type.toLowerCase() + steps.join(' ').replace(/ -/g, '-');
    })
    .join('');
}

const units = (value: number, scale: number): number => Math.round(value * scale * 10) / 10;

/** @param pieces letters, or whole words of a script whose letters change their shape within a word */
function outlinesOf(typeface: Typeface, pieces: Iterable<string>): Outlines {
  const scale = unitsPerEm / typeface.unitsPerEm;
  return Object.fromEntries(
    [...pieces].map((piece) => {
      const glyphs = setWords(typeface, piece);
      const advance = glyphs.reduce((sum, glyph) => sum + glyph.advance, 0);
      return [piece, [units(advance, scale), inSteps(typeface.font, glyphs, scale)]];
    }),
  );
}

/** Finds the kerning of pairs of letters: how much nearer or further than usual they stand, where it can be seen. */
function kerningOf(typeface: Typeface, outlines: Outlines): Record<string, number> {
  const letters = Object.entries(outlines);
  const kerned = letters.flatMap(([left, [alone]]) =>
    letters.map(([right]): [string, number] => {
      const advance = units(setWords(typeface, left + right)[0]!.advance, unitsPerEm / typeface.unitsPerEm);
      return [left + right, Math.round((advance - alone) * 10) / 10];
    }),
  );
  return Object.fromEntries(kerned.filter(([, by]) => Math.abs(by) > 1.5));
}

const latin = await typefaceOf(path.join(source, 'anek-latin-latin-wght-normal.woff2'), characters, weight);
const rupee = await typefaceOf(path.join(source, 'anek-latin-latin-ext-wght-normal.woff2'), '₹', weight);
const hindi = new Set(Object.values(mapNames.hi).flatMap((name) => name.split(' ')));
const devanagari = await typefaceOf(
  path.join(fonts, 'anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2'),
  [...hindi].join(''),
  weight,
);
const outlines = outlinesOf(latin, characters);
const letters = { ...outlines, ...outlinesOf(rupee, '₹'), ...outlinesOf(devanagari, hindi) };
await writeFile(target, `${JSON.stringify({ unitsPerEm, letters, kerning: kerningOf(latin, outlines) })}\n`);
