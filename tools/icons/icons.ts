import sharp from 'sharp';
import { mark } from '../../components/layout/Logo/mark';
import { paint } from '../../media/drawings/shapes/palette';

export interface Icon {
  file: string;
  /** Width and height in pixels. */
  size: number;
  svg: string;
}

const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${mark.box}">${content}</svg>\n`;

const shapes = (panel: string) => `<path fill="${paint.sun}" d="${mark.sun}"/><path ${panel} d="${mark.panel}"/>`;

const tabStyle = `<style>.p{fill:${paint.ink}}@media(prefers-color-scheme:dark){.p{fill:${paint.cream}}}</style>`;
export const tabIcon = svg(tabStyle + shapes('class="p"'));

/** @param part the share of the tile's width that the logo takes, from 0 to 1 */
function tile(corner: number, part: number): string {
  const margin = (24 * (1 - part)).toFixed(2);
  const logo = `<g transform="translate(${margin} ${margin})scale(${part})">${shapes(`fill="${paint.cream}"`)}</g>`;
  return svg(`<rect width="48" height="48" rx="${corner}" fill="${paint.indigo}"/>${logo}`);
}

/** For browsers that do not support SVG icons. */
export const favicon: Icon = { file: 'public/favicon.ico', size: 48, svg: tile(10, 0.92) };

export const icons: readonly Icon[] = [
  { file: 'public/apple-icon.png', size: 180, svg: tile(0, 0.76) },
  { file: 'public/icons/icon-192.png', size: 192, svg: tile(11, 0.84) },
  { file: 'public/icons/icon-512.png', size: 512, svg: tile(11, 0.84) },
  // Phones cut a maskable icon to their own shape, so the logo stays within the middle 80 per cent.
  { file: 'public/icons/icon-maskable-512.png', size: 512, svg: tile(0, 0.66) },
];

/** At a density of 72, sharp draws one pixel for each of the 48 units of an icon's width. */
export const pngOf = ({ size, svg }: Icon) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 48 })
    .png()
    .toBuffer();

/** An ICO file is a list of pictures, here one PNG of 48 pixels, followed by the pictures. */
export function icoOf(png: Buffer): Buffer {
  const list = Buffer.from([0, 0, 1, 0, 1, 0, 48, 48, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  list.writeUInt32LE(png.length, 14);
  return Buffer.concat([list, png]);
}
