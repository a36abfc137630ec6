import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright';
import { ensureChromium } from '../setup/chromium.mjs';
import { messageOf, step } from '../setup/progress.mjs';
import { cardFile, cardInputs, CARDS_FOLDER, CARDS_LIST, inputHash, type ListedCard } from './cards';
import { takeCard } from './take-card';

/** `npm run cards`: the picture that shared links show, one for each page, into public/cards/. */
async function makeCards(): Promise<void> {
  const executablePath = await step('1/2 Chromium', ensureChromium, { describe: (program) => program });
  await mkdir(CARDS_FOLDER, { recursive: true });
  const list = await step('2/2 Cards', () => takeAll(executablePath), { prints: true });
  await writeFile(CARDS_LIST, `${JSON.stringify(list, null, 2)}\n`);
  const kept = new Set(Object.values(list).map(({ file }) => file));
  const old = (await readdir(CARDS_FOLDER)).filter((file) => !kept.has(file));
  await Promise.all(old.map((file) => rm(path.join(CARDS_FOLDER, file))));
}

async function takeAll(executablePath: string): Promise<Record<string, ListedCard>> {
  const list: Record<string, ListedCard> = {};
  const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
  try {
    for (const input of cardInputs()) {
      const jpeg = await takeCard(browser, input);
      const file = cardFile(input);
      await writeFile(path.join(CARDS_FOLDER, file), jpeg);
      list[input.route] = { file, heading: input.heading, madeFrom: inputHash(input) };
      console.log(`  ${input.route}: ${file}, ${Math.round(jpeg.length / 1024)} KB`);
    }
  } finally {
    await browser.close();
  }
  return list;
}

makeCards().catch((error) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
