import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { Refusal } from '../preview/http-basics';

export const PICTURE_LIST = 'media/masters/pictures.ts';
/** The least width of a picture for a report or a project, and the most that a master is worth. */
const [LEAST, MOST] = [1200, 2560];
const LINE = '{ widths: [400, 800, 1280] },';

/**
 * Makes a master of a picture from the disk.
 * @param list the file that lists the masters
 * @returns the master, and the list with a line for it
 * @throws Refusal where it is no picture, or too small for its place
 */
export async function newMaster(list: string, name: string, bytes: Buffer = Buffer.alloc(1)) {
  const image = sharp(bytes, { limitInputPixels: 100_000_000 }).rotate();
  const { data, info } = await image
    .resize({ width: MOST, withoutEnlargement: true })
    .jpeg({ quality: 90 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new Refusal(422, 'expected a picture: choose a JPEG, PNG or WebP file');
    });
  if (info.width < LEAST) throw new Refusal(422, `expected a picture ${LEAST} pixels wide or more, got ${info.width}`);
  const lines = readFileSync(list, 'utf8').split('\n');
  const next = lines.findIndex((line) => (/^ {2}'([a-z0-9-]+)': \{/.exec(line)?.[1] ?? '') > name);
  lines.splice(next < 0 ? lines.lastIndexOf('};') : next, 0, `  '${name}': ${LINE}`);
  return { [`media/masters/${name}.jpg`]: data, [PICTURE_LIST]: lines.join('\n') };
}
