import { readFile } from 'node:fs/promises';
import { Blob, Buffer as Letters, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** A typeface in one weight, ready to set words in. */
export interface Typeface {
  font: Font;
  /** The units per em of the font. */
  unitsPerEm: number;
}

/** Reads the letters of a text from a font file; from a variable font in a single weight. */
export async function typefaceOf(file: string, text: string, weight?: number): Promise<Typeface> {
  const cut = await subsetFont(await readFile(file), text, {
    targetFormat: 'sfnt',
    ...(weight && { variationAxes: { wght: weight } }),
  });
  const face = new Face(new Blob(new Uint8Array(cut).buffer));
  return { font: new Font(face), unitsPerEm: face.upem };
}

/** Sets words in a typeface and returns glyphs and widths in units of the font. Glyph 0 means a missing letter. */
export function setWords({ font }: Typeface, words: string): { glyph: number; advance: number }[] {
  const letters = new Letters();
  letters.addText(words);
  letters.guessSegmentProperties();
  shape(font, letters);
  const places = letters.getGlyphPositions();
  return letters.getGlyphInfos().map(({ codepoint }, at) => ({ glyph: codepoint, advance: places[at]?.xAdvance ?? 0 }));
}
