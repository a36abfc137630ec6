import path from 'node:path';
import type { Browser, Page, Route } from 'playwright';
import subsetFont from 'subset-font';
import type { GuideInput } from './guides';

/** No server has this address: this program answers the browser's requests for the document and its files. */
const ADDRESS = 'http://guide.invalid/';

/** Characters of the words that do not stand in the HTML as themselves. */
const WRITTEN_AS_ENTITIES = `&<>"'`;

/**
 * Prints a guide as a tagged PDF with bookmarks.
 *
 * @returns the same bytes for the same input and browser
 * @throws Error where a sheet holds more than fits, with its heading
 */
export async function printPdf(browser: Browser, input: GuideInput): Promise<Buffer> {
  const page = await browser.newPage();
  try {
    await open(page, input);
    const tooFull = await page.evaluate(sheetsThatOverflow);
    if (tooFull.length > 0) throw new Error(`More than fits on a sheet: ${tooFull.join('; ')}`);
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
    return withoutChance(pdf, input.updated);
  } finally {
    await page.close();
  }
}

/** A picture of a guide's first sheet, 1191 pixels wide: what the pages of the site show of it. */
export async function pictureCover(browser: Browser, input: GuideInput): Promise<Buffer> {
  const page = await browser.newPage({ deviceScaleFactor: 1.5 });
  try {
    await open(page, input);
    return await page.locator('.sheet').first().screenshot();
  } finally {
    await page.close();
  }
}

async function open(page: Page, { html, assets }: GuideInput): Promise<void> {
  await page.route('**/*', (route) => answer(route, html, assets));
  await page.goto(ADDRESS);
  await page.evaluate(() => document.fonts.ready);
}

/** Answers with the document, its style, or a font in the one weight that is asked for. */
async function answer(route: Route, html: string, assets: GuideInput['assets']): Promise<void> {
  const { pathname, searchParams } = new URL(route.request().url());
  const name = path.basename(pathname);
  if (name === '') return route.fulfill({ body: html, contentType: 'text/html;charset=utf-8' });
  const asset = assets[name];
  if (!asset) return route.abort();
  const weight = Number(searchParams.get('weight'));
  if (!weight) return route.fulfill({ body: asset, contentType: 'text/css' });
  const letters = [...new Set(html + WRITTEN_AS_ENTITIES)].join('');
  return route.fulfill({
    body: await subsetFont(asset, letters, { targetFormat: 'sfnt', variationAxes: { wght: weight } }),
    contentType: 'font/ttf',
  });
}

/** Runs in the page: words that reach into the footer, or out of their own box. */
function sheetsThatOverflow(): string[] {
  const problems: string[] = [];
  document.querySelectorAll('.sheet').forEach((sheet, index) => {
    const footer = sheet.querySelector('.footer')?.getBoundingClientRect().top ?? sheet.getBoundingClientRect().bottom;
    const over = [...sheet.querySelectorAll('.body > *, .pair, .sources, .small, .ways')].filter(
      (part) => part.getBoundingClientRect().bottom > footer,
    );
    if (over.length > 0 || sheet.scrollWidth > sheet.clientWidth)
      problems.push(`page ${index + 1}, ${sheet.querySelector('h1, h2, h3')?.textContent ?? ''}`);
  });
  return problems;
}

/**
 * Puts the day of the last change in place of the hour of printing, and blanks the browser's name: in as many
 * characters, since a PDF finds its parts by counting them.
 */
function withoutChance(pdf: Buffer, day: string): Buffer {
  const date = `D:${day.replaceAll('-', '')}000000+00'00'`;
  const written = pdf
    .toString('latin1')
    .replace(/\/(CreationDate|ModDate) \(D:[^)]*\)/g, (_, name: string) => `/${name} (${date})`)
    .replace(
      /\/Creator \((?:[^()\\]|\\.)*\)/,
      (whole) => `/Creator (${' '.repeat(whole.length - '/Creator ()'.length)})`,
    );
  if (written.length !== pdf.length) throw new Error('The PDF writes its dates in another form than expected.');
  return Buffer.from(written, 'latin1');
}
