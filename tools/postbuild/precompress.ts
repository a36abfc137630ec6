import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { compressed } from '../hosts/file-types';

/** Writes a `.br` and a `.gz` copy of a text file, as small as possible, which hosts send as they are. */
export async function precompress(file: string): Promise<void> {
  if (!compressed.includes(path.extname(file))) return;
  const text = await readFile(file);
  await writeFile(`${file}.br`, await promisify(brotliCompress)(text));
  await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }));
}
