import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { runTool, step } from '../setup/progress';
import { FAVICON, faviconSizes, icoOf, icons, inputHash, MADE_FROM, tabIcon, type Icon } from './icons';

/** `npm run make -- icons`: draws the company's mark as the icons that browsers and phones ask for, into public/. */
void runTool(() => step('Icons', drawAll));

async function drawAll(): Promise<void> {
  await mkdir('public/icons', { recursive: true });
  await writeFile('public/icon.svg', tabIcon);
  for (const icon of icons) await writeFile(icon.file, await pngOf(icon));
  const favicons = faviconSizes.map(async (icon) => ({ size: icon.size, png: await pngOf(icon) }));
  await writeFile(FAVICON, icoOf(await Promise.all(favicons)));
  await writeFile(MADE_FROM, `${JSON.stringify(inputHash())}\n`);
}

/** Draws an icon of 48 units, which sharp takes for 48 pixels at a density of 72. */
const pngOf = ({ size, svg }: Icon) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 48 })
    .png()
    .toBuffer();
