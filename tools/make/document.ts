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

export const readAssets = (files: string[]): Document['assets'] =>
  Object.fromEntries(
    [...files, ...TYPEFACE.map((name) => `styles/fonts/${name}.woff2`)].map((file) => [
      path.basename(file),
      readFileSync(file),
    ]),
  );

/** CSS that loads each weight separately, because Chromium prints a variable font as drawings and not as text. */
export const fontFaces = (...weights: number[]) =>
  TYPEFACE.flatMap((name) =>
    weights.map(
      (weight) => `@font-face{font-family:${name};src:url(${name}.woff2?weight=${weight});font-weight:${weight}}`,
    ),
  ).join('');

/** No server has this address: the program itself answers the browser's requests. */
const ADDRESS = 'http://document.invalid/';

/** HTML writes these characters as entities, so a font with only the letters of the HTML would lack them. */
const WRITTEN_AS_ENTITIES = `&<>"'`;

/** Returns a hash that changes whenever the picture or PDF made from the document would. */
export function inputHash({ html, assets }: Document): string {
  const hash = createHash('sha256').update(html);
  for (const [name, bytes] of Object.entries(assets)) hash.update(`\0${name}\0`).update(bytes);
  return hash.digest('hex');
}

/** Opens a document in a browser. Fonts with `?weight=` are reduced to that weight and the document's letters. */
export async function openDocument(page: Page, { html, assets }: Document) {
  await page.unrouteAll();
  await page.route('**/*', async (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const name = path.basename(pathname);
    if (name === '') return route.fulfill({ body: html, contentType: fileTypes['.html'] });
    const file = assets[name];
    if (!file) return route.abort();
    const weight = Number(searchParams.get('weight'));
    const body = weight ? await cutFont(file, html + WRITTEN_AS_ENTITIES, weight) : file;
    return route.fulfill({ body, contentType: fileTypes[path.extname(name)] });
  });
  await page.goto(ADDRESS);
  await page.evaluate(() => document.fonts.ready);
}

const cutFont = (font: Buffer, text: string, wght: number) =>
  subsetFont(font, [...new Set(text)].join(''), { targetFormat: 'sfnt', variationAxes: { wght } });
