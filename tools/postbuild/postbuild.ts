import { mkdir, readFile, readdir, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Counting, withSecurityPolicy } from './content-security-policy';
import { withFontPreload } from './font-preload';
import { elementsOf, textOf, type Page } from './html';
import { withInlineStyles } from './inline-styles';
import { type AddedFile, withLateScripts, withWholeData } from './late-scripts';
import { deadLinks } from './links';
import { complaintsAbout } from './next-output';
import { precompress } from './precompress';
import { withSpeculationRules } from './speculation-rules';

/** A page of every export, and complete, unlike the page for unknown addresses. */
const HOME = 'index.html';

export interface PostbuildOptions {
  /** Where leads are sent when that is not the site itself, for example https://api.emailjs.com. */
  mailOrigin: string | undefined;
  counting?: Counting | null;
}

/**
 * Changes every page of an export: its styles go into it, its scripts are fetched late, the rules for fetching links ahead
 * are at its end, and a security policy is at its beginning. Nothing is written unless all pages are as expected.
 *
 * @param folder the export, for example `out`
 * @returns the number of pages
 * @throws Error with one line for each page and place that is not as expected
 */
export async function postbuild(folder: string, { mailOrigin, counting }: PostbuildOptions): Promise<number> {
  const files = await filesIn(folder);
  const pages = await readPages(folder, files);
  const complaints = [
    ...aboutTheFolder(folder, pages),
    ...pages.flatMap(complaintsAbout),
    ...deadLinks(pages, new Set(files)),
  ];
  if (complaints.length > 0) throw new Error(complaints.join('\n'));

  const readText = await textsOf(folder, files);
  const whole = pages.map(withWholeData);
  const home = whole.find((page) => page.path === HOME) as Page;
  const worked = whole.map((page) => {
    const styled = withInlineStyles({ ...page, html: withFontPreload(page, home) }, readText);
    const late = withLateScripts({ ...page, html: styled.html }, styled.later);
    const html = withSpeculationRules({ ...page, html: late.html });
    return {
      page: { ...page, html: withSecurityPolicy({ ...page, html }, mailOrigin, counting) },
      added: late.files,
    };
  });
  const missing = worked.flatMap(({ page }) => missingFiles(page, new Set(files)));
  if (missing.length > 0) throw new Error(missing.join('\n'));
  await Promise.all(worked.map(({ page }) => writeFile(path.join(folder, page.path), page.html)));
  await writeAll(
    folder,
    worked.flatMap(({ added }) => added),
  );
  await removeForRouter(folder, files);
  await precompress(folder, await filesIn(folder));
  return pages.length;
}

/** What the styles in a page ask for and the export does not hold. */
function missingFiles({ path, html }: Page, files: ReadonlySet<string>): string[] {
  const styles = elementsOf(html)
    .filter(({ tagName }) => tagName === 'style')
    .map(textOf)
    .join('');
  const asked = [...styles.matchAll(/url\(["']?\/([^)"']+)["']?\)/g)].map(([, file]) => file!);
  return asked
    .filter((file) => !files.has(file))
    .map((file) => `${path}: its styles ask for /${file}; expected a file of the export.`);
}

/** Gives the text of each style sheet and script of the export by its address. */
async function textsOf(folder: string, files: string[]): Promise<(address: string) => string> {
  const texts = new Map<string, string>(
    await Promise.all(
      files
        .filter((file) => /\.(css|js)$/.test(file))
        .map(async (file) => [`/${file}`, await readFile(path.join(folder, file), 'utf8')] as [string, string]),
    ),
  );
  return (address) => {
    const text = texts.get(address);
    if (text === undefined)
      throw new Error(`${folder}: there is no ${address}; expected what a page or a script asks for.`);
    return text;
  };
}

async function writeAll(folder: string, files: AddedFile[]): Promise<void> {
  for (const file of files) {
    await mkdir(path.dirname(path.join(folder, file.path)), { recursive: true });
    await writeFile(path.join(folder, file.path), file.text);
  }
}

/** Removes the data that Next's router would fetch: the links of this site are plain links. */
async function removeForRouter(folder: string, files: string[]): Promise<void> {
  const isForRouter = (file: string) =>
    path.basename(file).startsWith('__next.') ||
    (file.endsWith('.txt') && files.includes(file.replace(/\.txt$/, '.html')));
  const unused = files.filter((file) => isForRouter(file) || file === '_not-found.html');
  await Promise.all(unused.map((file) => rm(path.join(folder, file))));
  // A host may take a folder for the page of the same name. Folders that still hold something stay.
  for (const emptied of [...new Set(unused.map((file) => path.dirname(file)))].sort().reverse()) {
    if (emptied !== '.') await rmdir(path.join(folder, emptied)).catch(() => undefined);
  }
}

/** The path of every file in a folder, from there and with slashes, as addresses have them. */
async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  // Not by the entries of the folder: in Node.js 20.9 these do not say where they are.
  const stats = await Promise.all(names.map((name) => stat(path.join(folder, name))));
  return names
    .filter((_, index) => stats[index]!.isFile())
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}

async function readPages(folder: string, files: string[]): Promise<Page[]> {
  const pages = files.filter((file) => file.endsWith('.html'));
  return Promise.all(
    pages.map(async (file) => ({ path: file, html: await readFile(path.join(folder, file), 'utf8') })),
  );
}

function aboutTheFolder(folder: string, pages: Page[]): string[] {
  if (pages.length === 0) return [`${folder}: there is no .html file; expected the pages that Next exports.`];
  const missing = [HOME, '404.html'].filter((name) => !pages.some((page) => page.path === name));
  return missing.map((name) => `${folder}: there is no ${name}; expected one in every export.`);
}
