import sharp from 'sharp';
import pictures from '../../content/generated/pictures.json';
import { Refusal } from '../preview/http-basics';

/** The folder of master pictures. Like all paths in the editor, this one starts from content/. */
export const MASTERS = '../media/masters/';
export const PICTURE_LIST = `${MASTERS}pictures.ts`;

/** The least width in pixels of a picture for a report or project, and the width to which larger ones are reduced. */
const [LEAST, MOST] = [1200, 2560];
const LINE = '{ widths: [400, 800, 1280] },';
const NAME = /^ {2}'([a-z0-9-]+)': \{/;

/** Whether a photograph with this name is on the site. */
export const isPhotograph = (name: string) => Object.hasOwn(pictures, name);

export const SIDES = ['centre', 'top', 'bottom', 'left', 'right'];

/** Makes a master of a picture. @param shape cuts the picture to this shape, at `keep` as little as possible */
export async function masterOf(
  bytes: Buffer = Buffer.alloc(1),
  shape?: { width: number; height: number; keep: string },
): Promise<Buffer> {
  const refuse = (): never => {
    throw new Refusal(422, 'expected a picture: choose a JPEG, PNG or WebP file');
  };
  const { format } = await sharp(bytes).metadata().catch(refuse);
  if (!/^(jpeg|png|webp)$/.test(format)) refuse();
  const upright = sharp(bytes, { limitInputPixels: 100_000_000 }).rotate();
  const { data: raw, info: size } = await upright
    .jpeg({ quality: 100 })
    .toBuffer({ resolveWithObject: true })
    .catch(refuse);
  const across = shape ? Math.min(size.width, Math.round((size.height * shape.width) / shape.height)) : size.width;
  if (across < LEAST) throw new Refusal(422, `expected a picture ${LEAST} pixels wide or more, got ${across}`);
  const width = Math.min(across, MOST);
  const height = shape && Math.round((width * shape.height) / shape.width);
  return sharp(raw).resize({ width, height, position: shape?.keep }).jpeg({ quality: 90 }).toBuffer();
}

/** @returns the files to write: the master, and the list of masters with a line for it */
export async function newMaster(name: string, list: string, bytes?: Buffer) {
  const data = await masterOf(bytes);
  const lines = list.split('\n');
  const next = lines.findIndex((line) => (NAME.exec(line)?.[1] ?? '') > name);
  lines.splice(next < 0 ? lines.lastIndexOf('};') : next, 0, `  '${name}': ${LINE}`);
  return { [`${MASTERS}${name}.jpg`]: data, [PICTURE_LIST]: lines.join('\n') };
}

export const withoutMaster = (name: string, list: string) => ({
  [`${MASTERS}${name}.jpg`]: null,
  [PICTURE_LIST]: list.replace(new RegExp(`^ {2}'${name}': .*\\n`, 'm'), ''),
});
