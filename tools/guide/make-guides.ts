import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runTool, step } from '../setup/progress';
import { withChromium } from '../setup/with-chromium';
import { inputHash } from '../make/document';
import { COVERS_FOLDER, GUIDES_FOLDER, MADE_FROM, siteGuides } from './guides';
import { pictureCover, printPdf } from './print-pdf';

/**
 * `npm run make -- guide`: prints the two PDF guides from content/en/guides/ into public/guides/, and takes pictures of
 * their covers.
 */
void runTool(() => step('Guides', printAll));

async function printAll(): Promise<void> {
  await mkdir(GUIDES_FOLDER, { recursive: true });
  const inputs = siteGuides();
  for (const input of inputs) {
    // Prints each guide in a browser of its own, so that the numbers that Chromium gives to the parts of a PDF begin at
    // one.
    await withChromium(async (browser) => {
      const pdf = await printPdf(browser, input);
      await writeFile(path.join(GUIDES_FOLDER, input.file), pdf);
      await writeFile(path.join(COVERS_FOLDER, `${input.cover}.png`), await pictureCover(browser, input));
      console.log(`${input.file}: ${Math.round(pdf.length / 1024)} KB`);
    });
  }
  const madeFrom = Object.fromEntries(inputs.map((input) => [input.file, inputHash(input)]));
  await writeFile(MADE_FROM, `${JSON.stringify(madeFrom, null, 2)}\n`);
}
