import path from 'node:path';
import type { Browser, Route } from 'playwright';
import sharp from 'sharp';
import { MOST_BYTES, SIZE, type CardInput } from './cards';

/** No server has this address: this program answers the browser's requests for the document and its files. */
const ADDRESS = 'http://card.invalid/';

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
};

/** The finest quality within the size that is allowed is taken. */
const QUALITIES = [86, 80, 74, 68, 60];

/**
 * Takes the picture of a card.
 *
 * @returns a JPEG of 1200 × 630 px and at most 250 KB
 * @throws Error where the words do not fit, with the page's file and field
 */
export async function takeCard(browser: Browser, { file, route, html, assets }: CardInput): Promise<Buffer> {
  const page = await browser.newPage({ viewport: SIZE });
  try {
    await page.route('**/*', (request) => answer(request, html, assets));
    await page.goto(ADDRESS);
    await page.evaluate(() => document.fonts.ready);
    if (!(await page.evaluate(fitWords))) {
      throw new Error(
        `${file} · page: ${route} · field: seo.card.heading · expected a headline that fits its card: shorten it`,
      );
    }
    return await encode(await page.screenshot(), file);
  } finally {
    await page.close();
  }
}

function answer(route: Route, html: string, assets: CardInput['assets']): Promise<void> {
  const name = path.basename(new URL(route.request().url()).pathname);
  if (name === '') return route.fulfill({ body: html, contentType: 'text/html;charset=utf-8' });
  const body = assets[name];
  return body ? route.fulfill({ body, contentType: TYPES[path.extname(name)] }) : route.abort();
}

/** Runs in the page: takes the largest letters in which the words keep clear of the logo and of the picture. */
function fitWords(): boolean {
  const [words, heading, logo] = ['.words', 'h1', '.logo'].map((name) =>
    document.querySelector<HTMLElement>(name)!,
  ) as [HTMLElement, HTMLElement, HTMLElement];
  return [92, 86, 80, 74, 68, 62, 56].some((size) => {
    heading.style.fontSize = `${size}px`;
    return (
      words.getBoundingClientRect().top >= logo.getBoundingClientRect().bottom + 28 &&
      words.scrollWidth <= words.clientWidth
    );
  });
}

async function encode(png: Buffer, file: string): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const jpeg = await sharp(png).flatten().jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
    if (jpeg.length <= MOST_BYTES) return jpeg;
  }
  throw new Error(`${file}: its card is larger than ${MOST_BYTES / 1024} KB: take a calmer picture.`);
}
