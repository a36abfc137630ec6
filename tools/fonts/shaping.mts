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

/** A glyph of words that are set: its width, and where it stands from the start of the words, in units of the font. */
export interface PlacedGlyph {
  /** 0 means a missing letter. */
  glyph: number;
  advance: number;
  x: number;
  y: number;
}

/** Sets words in a typeface and returns their glyphs from left to right. */
export function setWords({ font }: Typeface, words: string): PlacedGlyph[] {
  const letters = new Letters();
  letters.addText(words);
  letters.guessSegmentProperties();
  shape(font, letters);
  const places = letters.getGlyphPositions();
  let end = 0;
  return letters.getGlyphInfos().map(({ codepoint: glyph }, at) => {
    const { xAdvance: advance = 0, xOffset = 0, yOffset = 0 } = places[at] ?? {};
    end += advance;
    return { glyph, advance, x: end - advance + xOffset, y: yOffset };
  });
}
