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
import { type AddedFile, withLateScripts } from './late-scripts';
import { dataOf, fontPreloads, routerFiles, sizedTexts } from './next-format';
import { shortNames } from './short-names';

/** Every export has these two pages. */
const [HOME, UNKNOWN] = ['index.html', '404.html'];

/** Speculation rules, in the page because a file of rules would be fetched before the first picture. */
const PAGES = { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] };
const RULES = JSON.stringify({ prefetch: [{ where: PAGES, eagerness: 'moderate' }] });

/** A page with more bytes than this under gzip needs a second round trip of TCP. */
const SECOND_WINDOW = 16.25 * 1024;

interface Settings {
  mailOrigin?: string;
  counting?: Counting | null;
  /** False leaves scripts and styles as Next has written them. */
  lateStart?: boolean;
  /** Whether to make compressed copies, which takes half of the time. */
  compress?: boolean;
}

/**
 * Finishes all pages of an export, or writes nothing if one is not as expected.
 * @returns the number of pages
 * @throws Error with one line for each fault
 */
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
  for (const name of [HOME, UNKNOWN])
    if (!texts.has(name)) throw new Error(`${folder}: there is no ${name}; expected one in every export.`);
  const pages = files.filter((file) => file.endsWith('.html')).map((file) => ({ path: file, html: texts.get(file)! }));
  const complaints = complaintsAbout(pages, new Set(files), lateStart);
  if (complaints.length > 0) throw new Error(complaints.join('\n'));

  const withInlineStyles = inlineStyles(readText);
  const styles = [...texts].flatMap(([file, text]) => (file.endsWith('.css') ? [text] : [])).join('\n');
  const fixed = pages.flatMap(({ html }) => (lateStart ? sizedTexts(dataOf(elementsOf(html))) : []));
  const shorten = lateStart ? shortNames(styles, fixed) : (text: string) => text;
  const added: AddedFile[] = [];
  function startedLate(page: Page): string {
    const start = (styled: ReturnType<typeof withInlineStyles>) => ({
      styled,
      late: withLateScripts(
        { ...page, html: withOwnFont({ ...page, html: styled.html }, texts.get(HOME)!) },
        styled.later,
      ),
    });
    let { styled, late } = start(withInlineStyles(page));
    // Such a page carries all its styles, which compress better together.
    if (gzipSync(shorten(late.html)).length > SECOND_WINDOW)
      ({ styled, late } = start(withInlineStyles(page, { withLater: true })));
    added.push(...styled.files, ...late.files);
    return shorten(late.html);
  }
  const finished = pages.map((page): AddedFile => {
    const started = lateStart ? startedLate(page) : page.html;
    const html = unobfuscated(withEndOfBody(started, `<script type="speculationrules">${RULES}</script>`));
    return { path: page.path, text: withSecurityPolicy({ ...page, html }, mailOrigin, counting) };
  });
  const others = [...texts].flatMap(([file, text]) => (file.endsWith('.html') ? [] : [{ path: file, text }]));
  for (const { path: file } of others) await rename(path.join(folder, file), path.join(folder, shorten(file)));
  const shortened = [...others, ...added].map(({ path: file, text }) => ({ path: shorten(file), text: shorten(text) }));
  writeFiles(
    folder,
    [...finished, ...shortened].map((file) => [file.path, file.text] as const),
  );
  await removeForRouter(folder, files);
  if (compress) await Promise.all(filesIn(folder).map((file) => precompress(path.join(folder, file))));
  return pages.length;
}

/**
 * Preloads only the typefaces that a page's styles name, because Next preloads those of all languages.
 * @param like a page with Next's preloads, because the page for unknown addresses has none
 * @throws Error if the styles name none of the preloaded typefaces
 */
function withOwnFont({ path, html }: Page, like: string): string {
  const elements = elementsOf(html);
  const styles = elements.filter(({ tagName }) => tagName === 'style').map(textOf);
  const all = fontPreloads(elementsOf(like));
  const own = all
    .filter((preload) => styles.some((style) => style.includes(attribute(preload, 'href')!)))
    .map(({ sourceCodeLocation: place }) => like.slice(place!.startOffset, place!.endOffset));
  if (own.length === 0 && all.length > 0) throw new Error(`${path}: expected styles that name a preloaded typeface.`);
  const there = fontPreloads(elements).map((preload) => replaced(preload, ''));
  const first = elements.find(({ tagName }) => tagName === 'link' || tagName === 'style')?.sourceCodeLocation;
  const start = there[0]?.start ?? first?.startOffset;
  return start === undefined ? html : applyEdits(html, [{ start, end: start, text: own.join('') }, ...there]);
}

/**
 * Keeps Cloudflare from rewriting e-mail addresses, because React expects the texts unchanged. Around the whole body,
 * because React skips comments there.
 */
function unobfuscated(html: string): string {
  const body = elementsOf(html).find(({ tagName }) => tagName === 'body')!.sourceCodeLocation!;
  return applyEdits(withEndOfBody(html, '<!--/email_off-->'), [
    { start: body.startTag!.endOffset, end: body.startTag!.endOffset, text: '<!--email_off-->' },
  ]);
}

async function removeForRouter(folder: string, files: string[]): Promise<void> {
  const unused = routerFiles(files);
  await Promise.all(unused.map((file) => rm(path.join(folder, file))));
  // A host may take an empty folder for the page of the same name.
  for (const emptied of [...new Set(unused.map((file) => path.dirname(file)))].sort().reverse()) {
    if (emptied !== '.') await rmdir(path.join(folder, emptied)).catch(() => undefined);
  }
}

async function precompress(file: string): Promise<void> {
  if (!compressed.includes(path.extname(file))) return;
  const text = await readFile(file);
  await writeFile(`${file}.br`, await promisify(brotliCompress)(text));
  await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }));
}
