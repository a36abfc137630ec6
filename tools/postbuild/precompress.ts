import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { compressed } from '../hosts/file-types';

/** Two settings of the brotli encoder: sometimes one and sometimes the other gives the smaller file. */
const POSTFIX_BITS = [0, 3];

/** Writes a `.br` and a `.gz` copy of a text file, as small as possible, which hosts send as they are. */
export async function precompress(file: string): Promise<void> {
  if (!compressed.includes(path.extname(file))) return;
  const text = await readFile(file);
  const attempts = POSTFIX_BITS.map((bits) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_NPOSTFIX]: bits } }),
  );
  const [smallest] = (await Promise.all(attempts)).toSorted((a, b) => a.length - b.length);
  await writeFile(`${file}.br`, smallest!);
  await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }));
}
