import { readFileSync } from 'node:fs';

/** The stylesheet that shows a tint where its picture is still to come. Its rules are the palette: there is no other list. */
export const TINTS = 'components/ui/Picture/Tints.module.scss';

type Colour = readonly [number, number, number];

/** The colour of each tint by its name. */
export type Palette = ReadonlyMap<string, Colour>;

/** @throws Error for a stylesheet without a rule such as `.sand { background: #d8c6a4; }` */
export function readPalette(file: string = TINTS): Palette {
  const rules = readFileSync(file, 'utf8').matchAll(
    /\.(\w+)\s*\{\s*background:\s*#([\da-f]{2})([\da-f]{2})([\da-f]{2});\s*\}/g,
  );
  const palette = new Map(
    [...rules].map(([, name = '', ...parts]) => [name, lab(parts.map((part) => parseInt(part, 16)))]),
  );
  if (palette.size === 0)
    throw new Error(`${file} has no tint; expected rules such as ".sand { background: #d8c6a4; }".`);
  return palette;
}

/**
 * The tint to which most of a picture's pixels are nearest, as the eye measures it.
 * @param pixels red, green and blue of each, one after another
 */
export function tintOf(pixels: Uint8Array, palette: Palette): string {
  const votes = new Map<string, number>();
  for (let at = 0; at < pixels.length; at += 3) {
    const name = nearest(lab([...pixels.subarray(at, at + 3)]), palette);
    votes.set(name, (votes.get(name) ?? 0) + 1);
  }
  return [...votes].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}

function nearest(colour: Colour, palette: Palette): string {
  const distance = (other: Colour) => other.reduce((sum, part, index) => sum + (part - colour[index]!) ** 2, 0);
  return [...palette].reduce((best, one) => (distance(one[1]) < distance(best[1]) ? one : best))[0];
}

/** sRGB in Oklab, where distances are those the eye sees: https://bottosson.github.io/posts/oklab/ */
function lab(rgb: number[]): Colour {
  const [red, green, blue] = rgb.map((part) =>
    part <= 10.31 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}
