import { readFile, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { filesIn, writeFiles } from '../setup/files';
import { complaintsAbout } from './complaints';
import { type Counting, withSecurityPolicy } from './content-security-policy';
import { applyEdits, elementsOf, withEndOfBody } from './html';
import { inlineStyles } from './inline-styles';
import { type AddedFile, withLateScripts, withWholeData } from './late-scripts';
import { precompress } from './precompress';

/** Pages that every export has: the home page, and the page for unknown addresses, where Next leaves some parts out. */
const [HOME, UNKNOWN] = ['index.html', '404.html'];

/**
 * The speculation rules that let a browser fetch a page of this site when a visitor is about to press a link to it.
 * Addresses of files contain a dot, addresses of pages do not. The rules are inside the page: a file of rules would be
 * fetched before the first picture.
 */
const PAGES = { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] };
const RULES = JSON.stringify({ prefetch: [{ where: PAGES, eagerness: 'moderate' }] });

/**
 * Changes every page of an export: puts its styles inline, makes its scripts load late, adds the rules for fetching
 * links ahead, and puts a security policy at its beginning. Nothing is written unless all pages are as expected.
 * @returns the number of pages
 * @throws Error with one line for each page and place that is not as expected
 */
export async function postbuild(folder: string, settings: { mailOrigin?: string; counting?: Counting | null }) {
  const files = filesIn(folder);
  const texts = new Map<string, string>();
  for (const file of files.filter((name) => /\.(css|html|js)$/.test(name)))
    texts.set(file, await readFile(path.join(folder, file), 'utf8'));
  const readText = (address: string) => {
    const text = texts.get(address.slice(1));
    if (text === undefined)
      throw new Error(`${folder}: there is no ${address}; expected what a page or a script asks for.`);
    return text;
  };
  for (const name of [HOME, UNKNOWN])
    if (!texts.has(name)) throw new Error(`${folder}: there is no ${name}; expected one in every export.`);
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => withWholeData({ path: file, html: texts.get(file)! }));
  const complaints = complaintsAbout(pages, new Set(files));
  if (complaints.length > 0) throw new Error(complaints.join('\n'));

  const withInlineStyles = inlineStyles(readText);
  const added: AddedFile[] = [];
  const finished = pages.map((page): AddedFile => {
    const lettered = withOwnFont(withFontPreload(page.html, readText(`/${HOME}`)));
    const styled = withInlineStyles({ ...page, html: lettered });
    const late = withLateScripts({ ...page, html: styled.html }, styled.later);
    added.push(...styled.files, ...late.files);
    const html = withEndOfBody(late.html, `<script type="speculationrules">${RULES}</script>`);
    return { path: page.path, text: withSecurityPolicy({ ...page, html }, settings.mailOrigin, settings.counting) };
  });
  const written = [...finished, ...added].map((file) => [file.path, file.text] as const);
  writeFiles(folder, written);
  await removeForRouter(folder, files);
  await Promise.all(filesIn(folder).map((file) => precompress(path.join(folder, file))));
  return pages.length;
}

/**
 * Adds the preload of the typeface to the page for unknown addresses, where Next leaves it out: the words would first
 * be painted in another typeface, and move when the right one arrives. That page uses the same font files as the
 * others.
 * @param like a page that Next gave the preload to
 */
function withFontPreload(html: string, like: string): string {
  const preloads = (text: string) => text.match(/<link rel="preload"[^>]* as="font"[^>]*>/g) ?? [];
  const first = elementsOf(html).find(({ tagName }) => tagName === 'link')?.sourceCodeLocation?.startOffset;
  if (first === undefined || preloads(html).length > 0) return html;
  return applyEdits(html, [{ start: first, end: first, text: preloads(like).join('') }]);
}

/**
 * Removes the preload of the font of another language: Next preloads the fonts of all languages on every page. Pages in
 * Hindi fetch their Latin letters later, and English pages need no Devanagari at the start.
 */
function withOwnFont(html: string): string {
  const foreign = /<html [^>]*lang="hi\b/.test(html) ? /anek_latin/ : /anek_devanagari/;
  return html.replace(/<link rel="preload"[^>]* as="font"[^>]*>/g, (preload) => (foreign.test(preload) ? '' : preload));
}

/** Removes the data files that Next's router would fetch, because links of this site are plain links. */
async function removeForRouter(folder: string, files: string[]): Promise<void> {
  const isForRouter = (file: string) =>
    path.basename(file).startsWith('__next.') ||
    (file.endsWith('.txt') && files.includes(file.replace(/\.txt$/, '.html')));
  const unused = files.filter((file) => isForRouter(file) || file === '_not-found.html');
  await Promise.all(unused.map((file) => rm(path.join(folder, file))));
  // Removes emptied folders of the export, because a host may take a folder for the page of the same name.
  for (const emptied of [...new Set(unused.map((file) => path.dirname(file)))].sort().reverse()) {
    if (emptied !== '.') await rmdir(path.join(folder, emptied)).catch(() => undefined);
  }
}
