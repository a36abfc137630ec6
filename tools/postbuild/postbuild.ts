import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withSecurityPolicy } from './content-security-policy';
import { withFontPreload } from './font-preload';
import type { Page } from './html';
import { deadLinks } from './links';
import { complaintsAbout } from './next-output';

/** The page that every export has, made by Next in full. */
const HOME = 'index.html';

/** A step changes a page's text; the steps run in the order of the list. */
type Step = (page: Page) => string;

export interface PostbuildOptions {
  /** Where leads are sent when that is not the site itself, for example https://api.emailjs.com. */
  mailOrigin: string | undefined;
}

/**
 * Works over every page of an export. Pages are written only when all of them are as expected.
 *
 * @param folder the export, for example `out`
 * @returns the number of pages
 * @throws Error with one line for each page and place that is not as expected
 */
export async function postbuild(folder: string, { mailOrigin }: PostbuildOptions): Promise<number> {
  const files = await filesIn(folder);
  const pages = await readPages(folder, files);
  const complaints = [...aboutTheFolder(folder, pages), ...pages.flatMap(complaintsAbout), ...deadLinks(pages, new Set(files))];
  if (complaints.length > 0) throw new Error(complaints.join('\n'));

  const home = pages.find((page) => page.path === HOME) as Page;
  const steps: Step[] = [(page) => withFontPreload(page, home), (page) => withSecurityPolicy(page, mailOrigin)];
  const worked = pages.map((page) => steps.reduce((done, step) => ({ ...done, html: step(done) }), page));
  await Promise.all(worked.map((page) => writeFile(path.join(folder, page.path), page.html)));
  return pages.length;
}

/** The path of every file in a folder, from there and with slashes, as addresses have them. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ name, parentPath }) => path.relative(folder, path.join(parentPath, name)).split(path.sep).join('/')).sort();
}

async function readPages(folder: string, files: string[]): Promise<Page[]> {
  const pages = files.filter((file) => file.endsWith('.html'));
  return Promise.all(pages.map(async (file) => ({ path: file, html: await readFile(path.join(folder, file), 'utf8') })));
}

function aboutTheFolder(folder: string, pages: Page[]): string[] {
  if (pages.length === 0) return [`${folder}: there is no .html file; expected the pages that Next exports.`];
  const missing = [HOME, '404.html'].filter((name) => !pages.some((page) => page.path === name));
  return missing.map((name) => `${folder}: there is no ${name}; expected one in every export.`);
}
