import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXTS = ['.css', '.html', '.ico', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml'];
const AT_ONCE = 4;

/**
 * Writes a `.br` and a `.gz` beside every text file, as small as they get: hosts that look for them need not compress.
 * @param files paths relative to the folder
 */
export async function precompress(folder: string, files: string[]): Promise<void> {
  const queue = files.filter((file) => TEXTS.includes(path.extname(file)));
  const work = async () => {
    for (let file = queue.shift(); file !== undefined; file = queue.shift()) await compress(path.join(folder, file));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Two settings of the brotli encoder, of which sometimes one and sometimes the other gives the smaller file. */
const POSTFIX_BITS = [0, 3];

async function compress(file: string): Promise<void> {
  const text = await readFile(file);
  const attempts = POSTFIX_BITS.map((bits) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_NPOSTFIX]: bits } }),
  );
  const [smallest] = (await Promise.all(attempts)).toSorted((a, b) => a.length - b.length);
  await writeFile(`${file}.br`, smallest!);
  await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }));
}
