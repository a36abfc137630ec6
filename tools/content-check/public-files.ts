import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pictureSize } from './picture-size';
import type { Checked } from '../../content/read';
import { isPlain, type Remark, remarksOn } from './remarks';

/** The folders of public/ whose files content names. */
const ADDRESS = /^\/(pictures|films|guides)\/|^\/generated\/.+\.jpg$/;

/**
 * Compares the files that content names with those in public/.
 * @returns one line for each that is not there or whose picture has another size, with the file that names it
 */
export function publicFileProblems(checked: Checked, publicFolder: string): string[] {
  const published = filesIn(publicFolder);
  return remarksOn(checked, ({ written, read }) => {
    if (typeof written === 'string') return missing(written, published);
    if (!isPlain(written)) return [];
    if (typeof written.src !== 'string') return missingPhotograph(read, published);
    return published.has(written.src) ? otherSize(written, written.src, publicFolder) : [];
  });
}

/** A photograph is called by its name. Its files are known once it has been read, and of them one stands for all. */
const missingPhotograph = (read: unknown, published: Set<string>): Remark[] =>
  isPlain(read) && typeof read.src === 'string'
    ? missing(read.src, published).map((remark) => ({ ...remark, at: 'picture' }))
    : [];

/** Asked of the list and not of the disk: some disks take /pictures/Roof.svg for roof.svg, and web servers do not. */
function filesIn(folder: string): Set<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Set(files.map((file) => `/${file.split(path.sep).join('/')}`));
}

function missing(value: string, published: Set<string>): Remark[] {
  const address = value.replace(/[?#].*$/, '');
  if (!ADDRESS.test(address) || published.has(address)) return [];
  return [{ message: `expected a file in public/, and ${address} is not there` }];
}

function otherSize({ width, height }: Record<string, unknown>, src: string, publicFolder: string): Remark[] {
  if (width === undefined || height === undefined) return [];
  const size = pictureSize(src, readFileSync(path.join(publicFolder, src)));
  if (!size || (size.width === width && size.height === height)) return [];
  const message = `expected the size of ${src}, which is ${size.width} by ${size.height} pixels, got ${String(width)} by ${String(height)}`;
  return [{ message, at: 'width' }];
}
