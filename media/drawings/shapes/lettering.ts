import anek from './letters.json';
import { numbers, shape, type Attributes } from './svg';

const letters: Record<string, (number | string)[] | undefined> = anek.letters;
const kerning: Record<string, number | undefined> = anek.kerning;

type Setting = Attributes & { anchor?: 'start' | 'middle' | 'end' };

/** `path` and `length` are in units of the font. */
function row(text: string): { path: string; length: number } {
  let length = 0;
  let path = '';
  // Devanagari letters change their shape within a word, so each whole word has an outline.
  const pieces = /\p{Script=Devanagari}/u.test(text) ? text.split(/( )/) : [...text];
  for (const [index, letter] of pieces.entries()) {
    const found = letters[letter];
    if (!found)
      throw new Error(
        `No outline of "${letter}": add it in tools/fonts/outline-letters.mts and run "npm run make -- fonts".`,
      );
    if (found[1]) path += `M${numbers(length)} 0${found[1]}`;
    length += Number(found[0]) + (kerning[letter + (pieces[index + 1] ?? '')] ?? 0);
  }
  return { path, length };
}

/** The width of the text in pixels. */
export const widthOf = (text: string, size: number): number => (row(text).length * size) / anek.unitsPerEm;

/** Draws letters as shapes, because an SVG in an `<img>` cannot load a font. */
export function words(
  text: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  { anchor = 'start', ...more }: Setting = {},
): string {
  const scale = size / anek.unitsPerEm;
  const left = x - widthOf(text, size) * { start: 0, middle: 0.5, end: 1 }[anchor];
  const outlined: Attributes = more['stroke-width'] ? { 'stroke-width': Number(more['stroke-width']) / scale } : {};
  return shape(row(text).path, fill, {
    transform: `translate(${numbers(left, y)})scale(${Number(scale.toFixed(3))})`,
    ...more,
    ...outlined,
  });
}
