import type { Browser } from 'playwright';
import sharp from 'sharp';
import { openDocument } from '../make/document';
import { MOST_BYTES, SIZE, type CardInput } from './cards';

/** JPEG qualities for a share card, best first. The first that keeps the file small enough is used. */
const QUALITIES = [86, 80, 74, 68, 60];

/**
 * Takes the picture of a share card.
 * @returns a JPEG of 1200 × 630 px and at most 250 KB
 * @throws Error where the words do not fit on the card, with the page's file and field
 */
export async function takeCard(browser: Browser, card: CardInput): Promise<Buffer> {
  const { file, route } = card;
  const page = await openDocument(browser, card, { viewport: SIZE });
  if (!(await page.evaluate(fitWords)))
    throw new Error(
      `${file} · page: ${route} · field: seo.card.heading · expected a headline that fits its card: shorten it`,
    );
  const png = await page.screenshot();
  await page.close();
  for (const quality of QUALITIES) {
    const jpeg = await sharp(png).flatten().jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
    if (jpeg.length <= MOST_BYTES) return jpeg;
  }
  throw new Error(`${file}: its card is larger than ${MOST_BYTES / 1024} KB: take a calmer picture.`);
}

/**
 * Runs in the page: makes the letters of a share card as large as they can be without touching the logo or the picture.
 */
function fitWords(): boolean {
  const heading = document.querySelector('h1')!;
  const words = document.querySelector('.words')!;
  const logo = document.querySelector('.logo')!;
  return [92, 86, 80, 74, 68, 62, 56].some((size) => {
    heading.style.fontSize = `${size}px`;
    const clear = words.getBoundingClientRect().top >= logo.getBoundingClientRect().bottom + 28;
    return clear && words.scrollWidth <= words.clientWidth;
  });
}
