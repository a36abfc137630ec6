import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { CARD_SIZE } from '../../lib/metadata';
import { runTool, step } from '../system/progress';
import { withChromium } from '../install/chromium';
import { openDocument } from '../make/document';
import { cardFile, cardInputs, CARDS_FOLDER, CARDS_LIST, isCardCurrent, readCardsList, type CardInput } from './cards';
import { fitHeading } from './fit-heading';

/** WhatsApp accepts pictures of up to 600 KB, but smaller ones load faster. */
const MOST_BYTES = 250 * 1024;

/** The first JPEG quality whose file is small enough is used. */
const QUALITIES = [86, 80, 74, 68, 60];

/** `npm run make -- cards`: draws each missing or outdated share card, and deletes old cards and those of no page. */
void runTool(() => step('Cards', makeCards));

async function makeCards(): Promise<void> {
  await mkdir(CARDS_FOLDER, { recursive: true });
  const inputs = cardInputs();
  const known = readCardsList();
  // Cards that are up to date are not drawn again, because another Chromium may draw some shades differently.
  const stale = inputs.filter((input) => !isCardCurrent(input, known, CARDS_FOLDER));
  if (stale.length > 0) await withChromium((browser) => drawCards(browser, stale));
  const cards = inputs.map((input) => [input.address, { file: cardFile(input), heading: input.heading }]);
  await writeFile(CARDS_LIST, `${JSON.stringify(Object.fromEntries(cards), null, 2)}\n`);
  const current = inputs.map(cardFile);
  for (const old of await readdir(CARDS_FOLDER)) if (!current.includes(old)) await rm(path.join(CARDS_FOLDER, old));
}

async function drawCards(browser: Browser, inputs: CardInput[]): Promise<void> {
  // One page draws all cards, because opening a page takes longer than drawing a card.
  const page = await browser.newPage({ viewport: CARD_SIZE });
  for (const input of inputs) {
    const jpeg = await photographCard(page, input);
    await writeFile(path.join(CARDS_FOLDER, cardFile(input)), jpeg);
    console.log(`  ${input.address}: ${cardFile(input)}, ${Math.round(jpeg.length / 1024)} KB`);
  }
}

async function photographCard(page: Page, card: CardInput): Promise<Buffer> {
  const { file, address } = card;
  await openDocument(page, card);
  if (!(await page.evaluate(fitHeading)))
    throw new Error(
      `${file} · page: ${address} · field: seo.card.heading · expected a headline that fits its card: shorten it`,
    );
  const png = await page.screenshot();
  for (const quality of QUALITIES) {
    const jpeg = await sharp(png).flatten().jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
    if (jpeg.length <= MOST_BYTES) return jpeg;
  }
  throw new Error(`${file}: its card is larger than ${MOST_BYTES / 1024} KB: take a calmer picture.`);
}
