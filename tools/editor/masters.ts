import sharp from 'sharp';
import pictures from '../../content/generated/pictures.json';
import { Refusal } from '../preview/http-basics';

/** A path from content/, like those of all files that the editor writes. */
export const MASTERS = '../media/masters/';
export const PICTURE_LIST = `${MASTERS}pictures.ts`;

/** In pixels: the narrowest accepted, and the widest stored. */
const [LEAST, MOST] = [1200, 2560];
const ENTRY = /^ {2}'([a-z0-9-]+)': \{/;
const nameIn = (line: string) => ENTRY.exec(line)?.[1] ?? '';

export const isPhotograph = (name: string) => Object.hasOwn(pictures, name);

export const SIDES = ['centre', 'top', 'bottom', 'left', 'right'];

/** @param shape the ratio to cut to, and the side to keep @throws Refusal if the picture cannot be used */
export async function masterOf(bytes: Buffer = Buffer.of(0), shape?: { width: number; height: number; keep: string }) {
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

/** @returns the contents of the new master, and of the list of pictures with its entry, by path from content/ */
export async function newMaster(name: string, list: string, bytes?: Buffer) {
  const lines = withEntry(list.split('\n'), `  '${name}': { widths: [400, 800, 1280] },`);
  return { [`${MASTERS}${name}.jpg`]: await masterOf(bytes), [PICTURE_LIST]: lines.join('\n') };
}

export const withoutMaster = (name: string, list: string) => ({
  [`${MASTERS}${name}.jpg`]: null,
  [PICTURE_LIST]: list.replace(new RegExp(`^ {2}'${name}': .*\\n`, 'm'), ''),
});

function withEntry(lines: readonly string[], entry: string): string[] {
  const next = lines.findIndex((line) => nameIn(line) > nameIn(entry));
  return lines.toSpliced(next < 0 ? lines.lastIndexOf('};') : next, 0, entry);
}

/**
 * Merges the list entry by entry, because git sees a clash in changed neighbouring lines.
 * @returns undefined if `mine` and `theirs` have changed the same entry, or `theirs` a line that is no whole entry
 */
export function mergedMasters({ base, mine, theirs }: Record<'base' | 'mine' | 'theirs', string>): string | undefined {
  const [before, own, other] = [base, mine, theirs].map((list) => list.split('\n')) as [string[], string[], string[]];
  const gone = before.filter((line) => !other.includes(line));
  const added = other.filter((line) => !before.includes(line));
  const isFree = (line: string) => !own.some((one) => nameIn(one) === nameIn(line) && !gone.includes(one));
  if (![...gone, ...added].every((line) => nameIn(line) && line.endsWith('},'))) return undefined;
  if (!gone.every((line) => own.includes(line)) || !added.every(isFree)) return undefined;
  const kept = own.filter((line) => !gone.includes(line));
  return added.reduce(withEntry, kept).join('\n');
}
