import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright';
import { ensureChromium } from '../setup/chromium.mjs';
import { messageOf, step } from '../setup/progress.mjs';
import { COVERS_FOLDER, GUIDES_FOLDER, inputHash, MADE_FROM, siteGuides } from './guides';
import { pictureCover, printPdf } from './print-pdf';

/** `npm run guide`: the two PDF guides, from content/en/guides/ into public/guides/, and pictures of their covers. */
async function makeGuides(): Promise<void> {
  const executablePath = await step('1/2 Chromium', ensureChromium, { describe: (program) => program });
  const inputs = siteGuides();
  await mkdir(GUIDES_FOLDER, { recursive: true });
  await step('2/2 Guides', () => printAll(executablePath), { prints: true });
  const madeFrom = Object.fromEntries(inputs.map((input) => [input.file, inputHash(input)]));
  await writeFile(MADE_FROM, `${JSON.stringify(madeFrom, null, 2)}\n`);

  async function printAll(program: string) {
    for (const input of inputs) {
      // A browser of its own for each, so that the numbers it gives to the parts of a page begin at one.
      const browser = await chromium.launch({
        executablePath: program,
        args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
      });
      try {
        const pdf = await printPdf(browser, input);
        await writeFile(path.join(GUIDES_FOLDER, input.file), pdf);
        await writeFile(path.join(COVERS_FOLDER, `${input.cover}.png`), await pictureCover(browser, input));
        console.log(`${input.file}: ${Math.round(pdf.length / 1024)} KB`);
      } finally {
        await browser.close();
      }
    }
  }
}

makeGuides().catch((error) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
