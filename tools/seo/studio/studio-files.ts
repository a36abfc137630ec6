import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeFiles } from '../../setup/files';
import { overview, pageView } from './pages';
import { pictureAddress } from './previews';
import { fileOf, type StudioData } from './studio-data';

/** The files of the studio by name. Their addresses are relative, so that they work in a folder and on a server. */
export type StudioFiles = Map<string, Buffer>;

/** Files of the studio that do not depend on the pages of the site, and their paths in the project. */
const FIXED: Record<string, string> = {
  'studio.css': 'tools/seo/studio/studio.css',
  'icon.svg': 'public/icon.svg',
  'fonts/noto-sans-devanagari.woff2':
    'node_modules/@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff2',
  'fonts/arimo.woff2': 'node_modules/@fontsource/arimo/files/arimo-latin-400-normal.woff2',
};

/** Draws all pages of the studio. */
export async function studioFiles(data: StudioData): Promise<StudioFiles> {
  const files: StudioFiles = new Map();
  const root = path.resolve(__dirname, '../../..');
  for (const [name, file] of Object.entries(FIXED)) files.set(name, await readFile(path.join(root, file)));
  files.set('index.html', Buffer.from(overview(data)));
  for (const page of data.site.pages) files.set(fileOf(page.route), Buffer.from(pageView(data, page)));
  for (const { file, contents } of data.site.pictures.values()) files.set(pictureAddress(file), contents);
  return files;
}

/** Writes the studio into a folder, emptied first, that opens from the file system and can be mailed. */
export async function writeReport(data: StudioData, folder: string): Promise<void> {
  const files = await studioFiles(data);
  await rm(folder, { recursive: true, force: true });
  writeFiles(folder, files);
}
