import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

const folder = path.resolve('.local/typefaces');

/** Through this file, Chromium on Linux finds the typefaces of the tests and no others. */
export const FONTCONFIG_FILE = path.join(folder, 'fonts.conf');

const LATIN = Array.from({ length: 0x17f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
const SIGNS = '\u2010\u2011\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u2032\u2190\u2192\u2212\u2215';
const HINDI =
  Array.from({ length: 0x80 }, (_, index) => String.fromCodePoint(0x900 + index)).join('') + ' \u200c\u200d';

/** Arimo gets the name of Arial, because the pages adapt Arial's width to that of their own typeface. */
const TYPEFACES = ['400', '700'].flatMap((weight) => [
  {
    file: `arial-${weight}.ttf`,
    from: `arimo/files/arimo-latin-${weight}-normal.woff`,
    letters: LATIN + SIGNS,
    names:
      weight === '700'
        ? { family: 'Arial', fullname: 'Arial Bold', postscriptname: 'Arial-BoldMT' }
        : { family: 'Arial', fullname: 'Arial', postscriptname: 'ArialMT' },
  },
  {
    file: `further-${weight}.ttf`,
    from: `arimo/files/arimo-latin-ext-${weight}-normal.woff`,
    letters: '₹',
    // The rupee sign is in a separate file and so needs a separate name.
    names: { family: 'Further letters' },
  },
  {
    file: `devanagari-${weight}.ttf`,
    from: `noto-sans-devanagari/files/noto-sans-devanagari-devanagari-${weight}-normal.woff`,
    letters: HINDI,
    names: {},
  },
]);

function fontconfig(): string {
  const place = folder.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const renamed = TYPEFACES.flatMap(({ file, names }) =>
    Object.entries(names).map(
      ([key, value]) =>
        `<match target="scan"><test name="file"><string>${place}/${file}</string></test>` +
        `<edit name="${key}" mode="assign"><string>${value}</string></edit></match>`,
    ),
  );
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
<dir>${place}</dir>
<cachedir>${place}/cache</cachedir>
${renamed.join('\n')}
<match>
<edit name="family" mode="append_last" binding="same"><string>Arial</string><string>Further letters</string></edit>
<edit name="hintstyle"><const>hintslight</const></edit>
</match>
</fontconfig>
`;
}

/** Writes under another name until the file is complete, so that a browser of another run never reads half of it. */
function write(name: string, contents: Buffer | string) {
  const unfinished = path.join(folder, '..', `${name}.${process.pid}`);
  writeFileSync(unfinished, contents);
  renameSync(unfinished, path.join(folder, name));
}

export default async function makeTypefaces() {
  mkdirSync(folder, { recursive: true });
  for (const { file, from, letters } of TYPEFACES) {
    const whole = await readFile(path.join('node_modules/@fontsource', from));
    write(file, await subsetFont(whole, letters, { targetFormat: 'truetype' }));
  }
  write('fonts.conf', fontconfig());
}
