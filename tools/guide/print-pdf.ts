import type { Browser } from 'playwright';
import { openDocument } from '../make/document';
import type { GuideInput } from './guides';

/**
 * Prints a guide as a tagged PDF with bookmarks.
 * @returns the same bytes for the same input and browser
 * @throws Error where a sheet holds more than fits, with the heading of the sheet
 */
export async function printPdf(browser: Browser, input: GuideInput): Promise<Buffer> {
  const page = await openDocument(browser, input);
  const tooFull = await page.evaluate(sheetsThatOverflow);
  if (tooFull.length > 0) throw new Error(`More than fits on a sheet: ${tooFull.join('; ')}`);
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  return makeReproducible(pdf, input.updated);
}

/** Takes a picture of a guide's first sheet, 1191 pixels wide, which pages of the site show. */
export async function pictureCover(browser: Browser, input: GuideInput): Promise<Buffer> {
  const page = await openDocument(browser, input, { deviceScaleFactor: 1.5 });
  return page.locator('.sheet').first().screenshot();
}

/** Runs in the page: finds words of a guide that reach into the footer or out of their own box. */
function sheetsThatOverflow(): string[] {
  return [...document.querySelectorAll('.sheet')].flatMap((sheet, index) => {
    const end = sheet.querySelector('.footer')?.getBoundingClientRect().top ?? sheet.getBoundingClientRect().bottom;
    const parts = [...sheet.querySelectorAll('.body > *, .pair, .sources, .small, .ways')];
    const fits = parts.every((part) => part.getBoundingClientRect().bottom <= end);
    if (fits && sheet.scrollWidth <= sheet.clientWidth) return [];
    return [`page ${index + 1}, ${sheet.querySelector('h1, h2, h3')?.textContent}`];
  });
}

/**
 * Makes a PDF the same at every printing: puts the day of the last change in place of the hour of printing, and blanks
 * the browser's name. The replacement is as long as the name, since a PDF finds its parts by counting characters.
 */
function makeReproducible(pdf: Buffer, day: string): Buffer {
  const date = `D:${day.replaceAll('-', '')}000000+00'00'`;
  const written = pdf
    .toString('latin1')
    .replace(/(\/(?:Creation|Mod)Date) \(D:[^)]*\)/g, `$1 (${date})`)
    .replace(/(?<=\/Creator \()(?:[^()\\]|\\.)*(?=\))/, (name) => ' '.repeat(name.length));
  if (written.length !== pdf.length) throw new Error('The PDF writes its dates in another form than expected.');
  return Buffer.from(written, 'latin1');
}
