/** `npm run make -- fonts`: reduces the site's typeface to the Latin and Devanagari characters that pages may use. */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const punctuation = '\u00a0−–—‘’“”•…©·×é';
// Covers any word of Hindi, with the two joiners that decide how conjuncts are drawn. The space is here so that lines
// break in the same places before and after the Latin letters arrive.
const hindi = ' \u00a0₹ँंःअआइईउऊऋएऐऑओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसह़ऽािीुूृॅेैॉोौ्।॥०१२३४५६७८९\u200c\u200d\u25cc';
// Without `psts` the dot of नहीं runs into its last letter, and without `blws` रु has a sign below it. The features `pres`
// and `kern` (finer widths) would make the file half as large again.
const hindiFeatures = 'locl ccmp nukt akhn rphf rkrf blwf half vatu cjct blws psts haln abvm blwm mark mkmk'.split(' ');

/** The Latin typeface keeps the rupee sign in another file than the letters. */
const files: [from: string, to: string, characters: string, keepFeatures?: string[]][] = [
  ['anek-latin/files/anek-latin-latin-wght-normal.woff2', 'anek-latin.woff2', printableAscii + punctuation],
  ['anek-latin/files/anek-latin-latin-ext-wght-normal.woff2', 'anek-rupee.woff2', '₹'],
  ['anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2', 'anek-devanagari.woff2', hindi, hindiFeatures],
];

void (async () => {
  for (const [from, to, characters, keepFeatures] of files) {
    const whole = await readFile(`node_modules/@fontsource-variable/${from}`);
    const cut = await subsetFont(whole, characters, {
      targetFormat: 'woff2',
      variationAxes: { wght: { min: 400, max: 700 } },
      keepFeatures,
    });
    await writeFile(`styles/fonts/${to}`, cut);
    console.log(`${to}: ${(cut.length / 1024).toFixed(1)} KB`);
  }
})();
