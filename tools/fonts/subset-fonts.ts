/**
 * Cuts the site's typeface down to the characters its English pages use and
 * writes the files that app/layout.tsx loads. Run by hand after a change of
 * typeface or characters: `npm run fonts`. The results are in the repository.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

const source = path.join(process.cwd(), 'node_modules/@fontsource-variable/anek-latin/files');
const target = path.join(process.cwd(), 'styles/fonts');

const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const punctuation = '\u00a0–—‘’“”•…©·×é';

/** The rupee sign stands in another file of the typeface, so it ships as one of its own. */
const files = [
  { from: 'anek-latin-latin-wght-normal.woff2', to: 'anek-latin.woff2', characters: printableAscii + punctuation },
  { from: 'anek-latin-latin-ext-wght-normal.woff2', to: 'anek-rupee.woff2', characters: '₹' },
];

async function subsetAll() {
  for (const { from, to, characters } of files) {
    const whole = await readFile(path.join(source, from));
    const cut = await subsetFont(whole, characters, {
      targetFormat: 'woff2',
      variationAxes: { wght: { min: 400, max: 700 } },
    });
    await writeFile(path.join(target, to), cut);
    console.log(`${to}: ${(whole.length / 1024).toFixed(1)} KB to ${(cut.length / 1024).toFixed(1)} KB`);
  }
}

void subsetAll();
