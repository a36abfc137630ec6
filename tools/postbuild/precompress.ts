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

/** How many bits of a distance within a text brotli writes as they are: some pages get smaller with none, others with three. */
const BITS_AS_THEY_ARE = [0, 3];

async function compress(file: string): Promise<void> {
  const text = await readFile(file);
  const brotli = BITS_AS_THEY_ARE.map((bits) =>
    promisify(brotliCompress)(text, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length, [constants.BROTLI_PARAM_NPOSTFIX]: bits },
    }),
  );
  const [smallest] = (await Promise.all(brotli)).toSorted((a, b) => a.length - b.length);
  await writeFile(`${file}.br`, smallest!);
  await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }));
}
