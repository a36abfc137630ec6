import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright';
import { runTool, step } from '../setup/progress';
import { withChromium } from '../setup/with-chromium';
import { inputHash } from '../make/document';
import { cardFile, cardInputs, CARDS_FOLDER, CARDS_LIST, type ListedCard } from './cards';
import { takeCard } from './take-card';

/** `npm run make -- cards`: draws a share card for each page into public/cards/. Shared links show it. */
void runTool(() => step('Cards', () => withChromium(takeAll)));

async function takeAll(browser: Browser): Promise<void> {
  await mkdir(CARDS_FOLDER, { recursive: true });
  const list: Record<string, ListedCard> = {};
  for (const input of cardInputs()) {
    const jpeg = await takeCard(browser, input);
    const file = cardFile(input);
    await writeFile(path.join(CARDS_FOLDER, file), jpeg);
    list[input.route] = { file, heading: input.heading, madeFrom: inputHash(input) };
    console.log(`  ${input.route}: ${file}, ${Math.round(jpeg.length / 1024)} KB`);
  }
  await writeFile(CARDS_LIST, `${JSON.stringify(list, null, 2)}\n`);
  const kept = Object.values(list).map(({ file }) => file);
  for (const old of await readdir(CARDS_FOLDER)) if (!kept.includes(old)) await rm(path.join(CARDS_FOLDER, old));
}
