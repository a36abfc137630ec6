import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { overview } from './overview';
import { pagesCsv } from './pages-csv';
import { pageView } from './page-view';
import { fileOf, pictureAddress, type StudioData } from './studio-data';

/** The files of the studio by name. Their addresses are relative: they are the same in a folder and on a server. */
export type StudioFiles = Map<string, Buffer>;

/** Files that do not depend on what the pages say, and where they are. */
const FIXED: Record<string, string> = {
  'studio.css': 'tools/seo/studio/studio.css',
  // A page opened from the file system may load a plain script, and no module.
  'studio.js': 'tools/seo/studio/studio.mjs',
  'icon.svg': 'app/icon.svg',
  'icon-light.svg': 'tools/seo/studio/icon-light.svg',
  'fonts/anek-latin.woff2': 'styles/fonts/anek-latin.woff2',
  'fonts/anek-devanagari.woff2': 'styles/fonts/anek-devanagari.woff2',
  'fonts/arimo.woff2': 'node_modules/@fontsource/arimo/files/arimo-latin-400-normal.woff2',
};

const ROOT = path.resolve(__dirname, '../../..');

/** Draws the whole studio. */
export async function studioFiles(data: StudioData): Promise<StudioFiles> {
  const files = await fixedFiles();
  files.set('index.html', Buffer.from(overview(data).text));
  files.set('pages.csv', Buffer.from(pagesCsv(data)));
  for (const page of data.site.pages) files.set(fileOf(page.route), Buffer.from(pageView(data, page).text));
  for (const picture of data.site.pictures.values()) if (picture) files.set(pictureAddress(picture.file), picture.contents);
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
  return files;
}
