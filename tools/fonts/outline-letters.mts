/**
 * Writes the outlines of the letters that drawings use, in the weight they use: a picture in an `<img>` cannot load
 * the site's typeface. Part of `npm run make -- fonts`. The result is in the repository.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Blob, Buffer as Letters, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';

const source = path.join(process.cwd(), 'node_modules/@fontsource-variable/anek-latin/files');
const target = path.join(process.cwd(), 'media/drawings/shapes/letters.json');
const weight = 650;
const characters = ' 0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz.,&-';

/** Fine enough for the sizes that drawings use, and short to write. */
const unitsPerEm = 200;

type Outlines = Record<string, readonly [advance: number, path: string]>;

interface OneWeight {
  face: Face;
  font: Font;
}

async function fontOf(file: string, text: string): Promise<OneWeight> {
  const cut = await subsetFont(await readFile(path.join(source, file)), text, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  });
  const face = new Face(new Blob(new Uint8Array(cut).buffer));
  return { face, font: new Font(face) };
}

function shaped(font: Font, text: string) {
  const letters = new Letters();
  letters.addText(text);
  letters.guessSegmentProperties();
  shape(font, letters);
  const places = letters.getGlyphPositions();
  return letters.getGlyphInfos().map(({ codepoint }, at) => ({ glyph: codepoint, advance: places[at]?.xAdvance ?? 0 }));
}

/** A path whose points are steps from the one before, in whole units, with y downwards. */
function inSteps(font: Font, glyph: number, scale: number): string {
  let [fromX, fromY] = [0, 0];
  let [startX, startY] = [0, 0];
  return font
    .glyphToJson(glyph)
    .map(({ type, values }) => {
      if (type === 'Z') {
        [fromX, fromY] = [startX, startY];
        return 'z';
      }
      const points = values.map((value, at) => Math.round(value * scale) * (at % 2 ? -1 : 1));
      const steps = points.map((value, at) => value - (at % 2 ? fromY : fromX));
      [fromX = 0, fromY = 0] = points.slice(-2);
      if (type === 'M') [startX, startY] = [fromX, fromY];
      return type.toLowerCase() + steps.join(' ').replace(/ -/g, '-');
    })
    .join('');
}

const units = (value: number, scale: number): number => Math.round(value * scale * 10) / 10;

function outlinesOf({ font, face }: OneWeight, text: string): Outlines {
  const scale = unitsPerEm / face.upem;
  return Object.fromEntries(
    [...text].map((letter) => {
      const [{ glyph, advance } = { glyph: 0, advance: 0 }] = shaped(font, letter);
      return [letter, [units(advance, scale), inSteps(font, glyph, scale)]];
    }),
  );
}

/** How much nearer or further than usual two letters stand, where the eye can see it. */
function kerningOf({ font, face }: OneWeight, text: string, outlines: Outlines): Record<string, number> {
  const pairs = [...text].flatMap((left) => [...text].map((right) => [left, right] as const));
  const kerned = pairs.map(([left, right]) => {
    const advance = units(shaped(font, left + right)[0]?.advance ?? 0, unitsPerEm / face.upem);
    return [left + right, Math.round((advance - (outlines[left]?.[0] ?? 0)) * 10) / 10] as const;
  });
  return Object.fromEntries(kerned.filter(([, by]) => Math.abs(by) > 1.5));
}

async function outlineAll() {
  const latin = await fontOf('anek-latin-latin-wght-normal.woff2', characters);
  const rupee = await fontOf('anek-latin-latin-ext-wght-normal.woff2', '₹');
  const letters = outlinesOf(latin, characters);
  const kerning = kerningOf(latin, characters, letters);
  await writeFile(
    target,
    `${JSON.stringify({ unitsPerEm, letters: { ...letters, ...outlinesOf(rupee, '₹') }, kerning })}\n`,
  );
}

void outlineAll();
