import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { bundle } from '../../setup/bundle';
import { writeFiles } from '../../setup/files';
import { emptySite, type SiteRecord } from '../read/read-site';
import { layout } from './layout';
import { overview } from './overview';
import { pageView } from './page-view';
import { pictureAddress } from './previews';
import { fileOf, frameOf, type StudioData } from './studio-data';
import type { TriedPage } from './try-words';

/** The files of the studio by name. Their addresses are relative, so that they work in a folder and on a server. */
export type StudioFiles = Map<string, Buffer>;

/** Files of the studio that do not depend on the pages of the site, and their paths in the project. */
const FIXED: Record<string, string> = {
  'studio.css': 'tools/seo/studio/studio.css',
  'icon.svg': 'public/icon.svg',
  'icon-light.svg': 'tools/seo/studio/icon-light.svg',
  'fonts/anek-latin.woff2': 'styles/fonts/anek-latin.woff2',
  'fonts/noto-sans-devanagari.woff2':
    'node_modules/@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff2',
  'fonts/arimo.woff2': 'node_modules/@fontsource/arimo/files/arimo-latin-400-normal.woff2',
};

const ROOT = path.resolve(__dirname, '../../..');
/** The script of the studio, bundled only once, since it does not depend on the pages of the site. */
let script: Buffer | undefined;

/** Draws all pages of the studio. */
export async function studioFiles(data: StudioData): Promise<StudioFiles> {
  const files = await fixedFiles();
  const add = (name: string, text: string) => files.set(name, Buffer.from(text));
  add('index.html', overview(data));
  add('try.html', tryPage(data));
  for (const page of data.site.pages) add(fileOf(page.route), pageView(data, page));
  for (const { file, contents } of data.site.pictures.values()) files.set(pictureAddress(file), contents);
  for (const { picture } of Object.values(data.before?.pages ?? {})) {
    const contents = picture && (await data.before?.picture(picture));
    if (contents) files.set(pictureAddress(picture), contents);
  }
  return files;
}

/** Writes the page that the studio shows until it has read the pages of the site for the first time. */
export async function waitingFiles(source: Pick<SiteRecord, 'name' | 'draft'>): Promise<StudioFiles> {
  const page = layout(
    { site: emptySite(source), findings: [] },
    'Reading',
    <div className="wide">
      <h1>Reading the pages</h1>
      <p>
        The development server compiles each page when it is asked for it the first time. This page then opens by
        itself.
      </p>
    </div>,
  );
  return (await fixedFiles()).set('index.html', Buffer.from(page));
}

/** Writes the studio into a folder, emptied first, that opens from the file system and can be mailed. */
export async function writeReport(data: StudioData, folder: string): Promise<void> {
  const files = await studioFiles(data);
  await rm(folder, { recursive: true, force: true });
  writeFiles(folder, files);
}

/** Writes the page "Try words" with the words of each page of the site, which a script of the studio reads. */
function tryPage(data: StudioData): string {
  const pages = data.site.pages.map((page): TriedPage => {
    const { route, title, description } = page;
    return { route, words: { title, description }, frame: frameOf(data.site, page) };
  });
  return layout(
    data,
    'Try words',
    <div className="wide">
      <h1>Try words</h1>
      <p className="muted">
        Nothing is saved: copy what you like into the page’s file in <code>content/pages/</code>.
      </p>
      <div id="try" data-pages={JSON.stringify(pages)} />
    </div>,
  );
}

/** Reads the studio's style sheet, icons, fonts and script. */
async function fixedFiles(): Promise<StudioFiles> {
  const files: StudioFiles = new Map();
  for (const [name, file] of Object.entries(FIXED)) files.set(name, await readFile(path.join(ROOT, file)));
  script ??= bundle(path.join(__dirname, 'client.tsx'));
  return files.set('studio.js', script);
}
