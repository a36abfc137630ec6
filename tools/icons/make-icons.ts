import { mkdir, writeFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright';
import { runTool, step } from '../setup/progress';
import { withChromium } from '../setup/with-chromium';
import { FAVICON, faviconSizes, icoOf, icons, inputHash, MADE_FROM, tabIcon, type Icon } from './icons';

/** `npm run make -- icons`: draws the company's mark as the icons that browsers and phones ask for, into public/. */
void runTool(() => step('Icons', () => withChromium(drawAll)));

async function drawAll(browser: Browser): Promise<void> {
  await mkdir('public/icons', { recursive: true });
  await writeFile('public/icon.svg', tabIcon);
  const page = await browser.newPage();
  for (const icon of icons) await writeFile(icon.file, await pngOf(page, icon));
  const favicons: { size: number; png: Buffer }[] = [];
  for (const icon of faviconSizes) favicons.push({ size: icon.size, png: await pngOf(page, icon) });
  await writeFile(FAVICON, icoOf(favicons));
  await writeFile(MADE_FROM, `${JSON.stringify(inputHash())}\n`);
}

async function pngOf(page: Page, { size, svg }: Icon): Promise<Buffer> {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(svg.replace('<svg ', `<svg style="position:fixed;inset:0" width="${size}" height="${size}" `));
  return page.screenshot({ omitBackground: true });
}
