import { readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, gzipSync } from 'node:zlib';
import { compressed } from '../hosts/file-types';
import { filesIn, writeFiles } from '../system/files';
import { complaintsAbout } from './complaints';
import { type Counting, withSecurityPolicy } from './content-security-policy';
import { applyEdits, attribute, elementsOf, replaced, textOf, withEndOfBody, type Page } from './html';
import { inlineStyles } from './inline-styles';
import { withLateScripts } from './late-scripts';
import { dataOf, fontPreloads, routerFiles, sizedTexts } from './next-format';
import { shortNames } from './short-names';

/** Speculation rules, in the page because a file of rules would be fetched before the first picture. */
const PAGES = { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] };
const RULES = JSON.stringify({ prefetch: [{ where: PAGES, eagerness: 'moderate' }] });

/** This many bytes under gzip are about 14.2 KB under brotli; a page with more needs a second round trip of TCP. */
const SECOND_WINDOW = 16.25 * 1024;

interface Settings {
  mailOrigin?: string;
  counting?: Counting | null;
  /** False leaves scripts and styles as Next has written them. */
  lateStart?: boolean;
  /** Whether to make compressed copies, which takes half of the time. */
  compress?: boolean;
}

/** Finishes all pages of an export, or writes nothing if one has a fault. @returns the number of pages */
export async function postbuild(folder: string, { mailOrigin, counting, lateStart = true, compress = true }: Settings) {
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
  for (const name of ['index.html', '404.html'])
    if (!texts.has(name)) throw new Error(`${folder}: there is no ${name}; expected one in every export.`);
  const pages = files.filter((file) => file.endsWith('.html')).map((file) => ({ path: file, html: texts.get(file)! }));
  const complaints = complaintsAbout(pages, new Set(files), lateStart);
  if (complaints.length > 0) throw new Error(complaints.join('\n'));

  const withInlineStyles = inlineStyles(readText);
  const styles = [...texts].flatMap(([file, text]) => (file.endsWith('.css') ? [text] : [])).join('\n');
  const fixed = pages.flatMap(({ html }) => (lateStart ? sizedTexts(dataOf(elementsOf(html))) : []));
  const shorten = lateStart ? shortNames(styles, fixed) : (text: string) => text;
  const others = [...texts].filter(([file]) => !file.endsWith('.html'));
  const assets = new Map(others);
  function startedLate(page: Page, withLater = false): string {
    const { html, files: styleFiles, later } = withInlineStyles(page, { withLater });
    const late = withLateScripts({ ...page, html: withOwnFont({ ...page, html }, readText('/index.html')) }, later);
    const started = shorten(late.html);
    // A page that is too large for one round trip carries all its styles, because they compress better together.
    if (!withLater && gzipSync(started).length > SECOND_WINDOW) return startedLate(page, true);
    for (const file of [...styleFiles, ...late.files]) assets.set(file.path, file.text);
    return started;
  }
  const finished = pages.map((page) => {
    const started = lateStart ? startedLate(page) : page.html;
    const html = unobfuscated(withEndOfBody(started, `<script type="speculationrules">${RULES}</script>`));
    return [page.path, withSecurityPolicy({ ...page, html }, mailOrigin, counting)] as const;
  });
  for (const [file] of others) await rename(path.join(folder, file), path.join(folder, shorten(file)));
  const shortened = [...assets].map(([file, text]) => [shorten(file), shorten(text)] as const);
  writeFiles(folder, [...finished, ...shortened]);
  await removeForRouter(folder, files);
  if (compress) await Promise.all(filesIn(folder).map((file) => precompress(path.join(folder, file))));
  return pages.length;
}

/** Preloads only the typefaces that a page's styles name, because Next preloads those of all languages. */
function withOwnFont({ path, html }: Page, home: string): string {
  const elements = elementsOf(html);
  const styles = elements.filter(({ tagName }) => tagName === 'style').map(textOf);
  // Next puts no preloads into the page for unknown addresses.
  const all = fontPreloads(elementsOf(home));
  const own = all
    .filter((preload) => styles.some((style) => style.includes(attribute(preload, 'href')!)))
    .map(({ sourceCodeLocation: place }) => home.slice(place!.startOffset, place!.endOffset));
  if (own.length === 0 && all.length > 0) throw new Error(`${path}: expected styles that name a preloaded typeface.`);
  const there = fontPreloads(elements).map((preload) => replaced(preload, ''));
  const first = elements.find(({ tagName }) => tagName === 'link' || tagName === 'style')?.sourceCodeLocation;
  const start = there[0]?.start ?? first?.startOffset;
  return start === undefined ? html : applyEdits(html, [{ start, end: start, text: own.join('') }, ...there]);
}

/** Forbids Cloudflare to rewrite e-mail addresses, because React expects them unchanged. React skips these comments. */
function unobfuscated(html: string): string {
  const body = elementsOf(html).find(({ tagName }) => tagName === 'body')!;
  const start = body.sourceCodeLocation!.startTag!.endOffset;
  return applyEdits(withEndOfBody(html, '<!--/email_off-->'), [{ start, end: start, text: '<!--email_off-->' }]);
}

async function removeForRouter(folder: string, files: string[]): Promise<void> {
  const unused = routerFiles(files);
  await Promise.all(unused.map((file) => rm(path.join(folder, file))));
  // A host may take an empty folder for the page of the same name.
  for (const emptied of [...new Set(unused.map((file) => path.dirname(file)))].sort().reverse())
    await rmdir(path.join(folder, emptied)).catch(() => undefined);
}

async function precompress(file: string): Promise<void> {
  if (!compressed.includes(path.extname(file))) return;
  const text = await readFile(file);
  await writeFile(`${file}.br`, await promisify(brotliCompress)(text));
  await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }));
}
