import sharp from 'sharp';
import { Refusal } from '../preview/http-basics';

/** The folder of master pictures. Like all paths in the editor, this one starts from content/. */
export const MASTERS = '../media/masters/';
export const PICTURE_LIST = `${MASTERS}pictures.ts`;

/** The least width in pixels of a picture for a report or project, and the width to which larger ones are reduced. */
const [LEAST, MOST] = [1200, 2560];
const LINE = '{ widths: [400, 800, 1280] },';
const NAME = /^ {2}'([a-z0-9-]+)': \{/;

/** @returns the files to write: the master, and the list of masters with a line for it */
export async function newMaster(name: string, list: string, bytes: Buffer = Buffer.alloc(1)) {
  const image = sharp(bytes, { limitInputPixels: 100_000_000 }).rotate();
  const refuse = (): never => {
    throw new Refusal(422, 'expected a picture: choose a JPEG, PNG or WebP file');
  };
  const { format } = await image.metadata().catch(refuse);
  if (!/^(jpeg|png|webp)$/.test(format)) refuse();
  const jpeg = image.resize({ width: MOST, withoutEnlargement: true }).jpeg({ quality: 90 });
  const { data, info } = await jpeg.toBuffer({ resolveWithObject: true }).catch(refuse);
  if (info.width < LEAST) throw new Refusal(422, `expected a picture ${LEAST} pixels wide or more, got ${info.width}`);
  const lines = list.split('\n');
  const next = lines.findIndex((line) => (NAME.exec(line)?.[1] ?? '') > name);
  lines.splice(next < 0 ? lines.lastIndexOf('};') : next, 0, `  '${name}': ${LINE}`);
  return { [`${MASTERS}${name}.jpg`]: data, [PICTURE_LIST]: lines.join('\n') };
}

export const withoutMaster = (name: string, list: string) => ({
  [`${MASTERS}${name}.jpg`]: null,
  [PICTURE_LIST]: list.replace(new RegExp(`^ {2}'${name}': .*\\n`, 'm'), ''),
});
