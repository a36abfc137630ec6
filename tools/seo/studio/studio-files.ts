import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { overview } from './overview';
import { pagesCsv } from './pages-csv';
import { pageView } from './page-view';
import { plainScript } from './plain-script';
import { fileOf, pictureAddress, type StudioData } from './studio-data';
import { tryPage } from './try-page';

/** The files of the studio by name. Their addresses are relative: they are the same in a folder and on a server. */
export type StudioFiles = Map<string, Buffer>;

/** Files that do not depend on what the pages say, and where they are. */
const FIXED: Record<string, string> = {
  'studio.css': 'tools/seo/studio/studio.css',
  'icon.svg': 'public/icon.svg',
  'icon-light.svg': 'tools/seo/studio/icon-light.svg',
  'fonts/anek-latin.woff2': 'styles/fonts/anek-latin.woff2',
  'fonts/anek-devanagari.woff2': 'styles/fonts/anek-devanagari.woff2',
  'fonts/noto-sans-devanagari.woff2':
    'node_modules/@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff2',
  'fonts/arimo.woff2': 'node_modules/@fontsource/arimo/files/arimo-latin-400-normal.woff2',
};

const ROOT = path.resolve(__dirname, '../../..');
/** Put together once: it does not depend on what the pages say. */
let script: string | undefined;

/** Draws the whole studio. */
export async function studioFiles(data: StudioData): Promise<StudioFiles> {
  const files = await fixedFiles();
  files.set('index.html', Buffer.from(overview(data)));
  files.set('try.html', Buffer.from(tryPage(data)));
  files.set('pages.csv', Buffer.from(pagesCsv(data)));
  for (const page of data.site.pages) files.set(fileOf(page.route), Buffer.from(pageView(data, page)));
  for (const picture of data.site.pictures.values())
    if (picture) files.set(pictureAddress(picture.file), picture.contents);
  for (const { picture } of Object.values(data.before?.pages ?? {})) {
    const contents = picture && (await data.before?.picture(picture.file));
    if (contents) files.set(pictureAddress(picture.file), contents);
  }
  return files;
}

/** Its looks, letters and script. */
export async function fixedFiles(): Promise<StudioFiles> {
  const files: StudioFiles = new Map();
  for (const [name, file] of Object.entries(FIXED)) files.set(name, await readFile(path.join(ROOT, file)));
  script ??=
    readFileSync(path.join(__dirname, 'studio.mjs'), 'utf8') +
    plainScript(path.join(__dirname, 'try-script.ts'), 'tryWords');
  files.set('studio.js', Buffer.from(script));
  return files;
}
