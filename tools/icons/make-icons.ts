import { mkdir, writeFile } from 'node:fs/promises';
import { chromium, type Page } from 'playwright';
import { ensureChromium } from '../setup/chromium.mjs';
import { messageOf, step } from '../setup/progress.mjs';
import { FAVICON, faviconSizes, icoOf, icons, inputHashes, MADE_FROM, tabIcon, type Icon } from './icons';

/** `npm run icons`: the mark as the files that browsers and phones ask for, into app/ and public/icons/. */
async function makeIcons(): Promise<void> {
  const executablePath = await step('1/2 Chromium', ensureChromium, { describe: (program) => program });
  await step('2/2 Icons', () => drawAll(executablePath));
}

async function drawAll(executablePath: string): Promise<void> {
  await mkdir('public/icons', { recursive: true });
  await writeFile('app/icon.svg', tabIcon);
  const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
  try {
    const page = await browser.newPage();
    for (const icon of icons) await writeFile(icon.file, await pngOf(page, icon));
    const favicons: { size: number; png: Buffer }[] = [];
    for (const icon of faviconSizes) favicons.push({ size: icon.size, png: await pngOf(page, icon) });
    await writeFile(FAVICON, icoOf(favicons));
  } finally {
    await browser.close();
  }
  await writeFile(MADE_FROM, `${JSON.stringify(inputHashes(), null, 2)}\n`);
}

async function pngOf(page: Page, { size, svg }: Icon): Promise<Buffer> {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(svg.replace('<svg ', `<svg style="position:fixed;inset:0" width="${size}" height="${size}" `));
  return page.screenshot({ omitBackground: true });
}

makeIcons().catch((error) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
