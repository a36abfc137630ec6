import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import subsetFont from 'subset-font';
import { fileTypes } from '../hosts/file-types';

export interface Document {
  html: string;
  /** Style sheet, fonts and pictures, each under the file name that the HTML loads. */
  assets: Record<string, Buffer>;
}

const TYPEFACE = ['anek-latin', 'anek-rupee', 'anek-devanagari'];

export function readAssets(files: string[]): Document['assets'] {
  const all = [...files, ...TYPEFACE.map((name) => `styles/fonts/${name}.woff2`)];
  return Object.fromEntries(all.map((file) => [path.basename(file), readFileSync(file)]));
}

/** CSS that loads each weight separately, because Chromium prints a variable font as drawings and not as text. */
export const fontFaces = (...weights: number[]) =>
  TYPEFACE.flatMap((name) =>
    weights.map((wght) => `@font-face{font-family:${name};src:url(${name}.woff2?weight=${wght});font-weight:${wght}}`),
  ).join('');

/** Returns a hash that changes with the document, so that its picture or PDF is made again. */
export function inputHash({ html, assets }: Document): string {
  const hash = createHash('sha256').update(html);
  for (const [name, bytes] of Object.entries(assets)) hash.update(`\0${name}\0`).update(bytes);
  return hash.digest('hex');
}

/** Opens a document in a browser. Fonts with `?weight=` are reduced to that weight and the document's letters. */
export async function openDocument(page: Page, { html, assets }: Document) {
  // HTML writes these characters as entities, so a font with only the letters of the HTML would lack them.
  const letters = `${html}&<>"'`;
  await page.unrouteAll();
  await page.route('**/*', async (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const name = path.basename(pathname);
    if (name === '') return route.fulfill({ body: html, contentType: fileTypes['.html'] });
    const file = assets[name];
    if (!file) return route.abort();
    const wght = Number(searchParams.get('weight'));
    const body = wght ? await subsetFont(file, letters, { targetFormat: 'sfnt', variationAxes: { wght } }) : file;
    return route.fulfill({ body, contentType: fileTypes[path.extname(name)] });
  });
  // No server has this address: the program itself answers the browser's requests.
  await page.goto('http://document.invalid/');
  await page.evaluate(() => document.fonts.ready);
}
