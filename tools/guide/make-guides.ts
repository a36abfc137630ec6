import type { Browser } from 'playwright';
import { writeFiles } from '../system/files';
import { runTool, step } from '../system/progress';
import { withChromium } from '../install/chromium';
import { inputHash, openDocument } from '../make/document';
import { withWholeWords } from './whole-words';
import { COVERS_FOLDER, GUIDES_FOLDER, isGuideCurrent, MADE_FROM, siteGuides, type GuideInput } from './guides';

/** `npm run make -- guide`: prints missing and changed guides as PDF, and makes pictures of their covers. */
void runTool(() => step('Guides', makeGuides));

async function makeGuides(): Promise<void> {
  const inputs = siteGuides();
  for (const input of inputs.filter((one) => !isGuideCurrent(one))) {
    // Each guide gets a new browser, so that its PDF does not depend on what the browser has printed before.
    await withChromium(async (browser) => {
      const pdf = await printPdf(browser, input);
      writeFiles(GUIDES_FOLDER, [[input.file, pdf]]);
      writeFiles(COVERS_FOLDER, [[`${input.cover}.png`, await photographCover(browser, input)]]);
      console.log(`${input.file}: ${Math.round(pdf.length / 1024)} KB`);
    });
  }
  const madeFrom = Object.fromEntries(inputs.map((input) => [input.file, inputHash(input)]));
  writeFiles('.', [[MADE_FROM, `${JSON.stringify(madeFrom, null, 2)}\n`]]);
}

async function printPdf(browser: Browser, input: GuideInput): Promise<Buffer> {
  const page = await browser.newPage();
  await openDocument(page, input);
  const tooFull = await page.evaluate(sheetsThatOverflow);
  if (tooFull.length > 0)
    throw new Error(
      `content/guides/ · ${input.file} · ${tooFull.join('; ')} · expected words that fit on the sheet: shorten them`,
    );
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  return withWholeWords(makeReproducible(pdf, input.updated));
}

async function photographCover(browser: Browser, input: GuideInput): Promise<Buffer> {
  const page = await browser.newPage({ deviceScaleFactor: 1.5 });
  await openDocument(page, input);
  return page.locator('.sheet').first().screenshot();
}

function sheetsThatOverflow(): string[] {
  return [...document.querySelectorAll('.sheet')].flatMap((sheet, index) => {
    const end = sheet.querySelector('.footer')?.getBoundingClientRect().top ?? sheet.getBoundingClientRect().bottom;
    const parts = [...sheet.querySelectorAll('.body > *, .pair, .sources, .small, .ways')];
    const fits = parts.every((part) => part.getBoundingClientRect().bottom <= end);
    if (fits && sheet.scrollWidth <= sheet.clientWidth) return [];
    return [`page ${index + 1}, ${sheet.querySelector('h1, h2, h3')?.textContent}`];
  });
}

/** Sets the dates and blanks the browser's name. No byte may move, because a PDF lists the positions of its parts. */
function makeReproducible(pdf: Buffer, day: string): Buffer {
  const date = `D:${day.replaceAll('-', '')}000000+00'00'`;
  const written = pdf
    .toString('latin1')
    .replace(/(\/(?:Creation|Mod)Date) \(D:[^)]*\)/g, `$1 (${date})`)
    .replace(/(?<=\/Creator \()(?:[^()\\]|\\.)*(?=\))/, (name) => ' '.repeat(name.length));
  if (written.length !== pdf.length) throw new Error('The PDF writes its dates in another form than expected.');
  return Buffer.from(written, 'latin1');
}
