import { mkdir, writeFile } from 'node:fs/promises';
import { runTool, step } from '../setup/progress';
import { FAVICON, faviconSizes, icoOf, icons, pngOf, tabIcon } from './icons';

/** `npm run make -- icons`: draws the company's mark as the icons that browsers and phones ask for, into public/. */
void runTool(() => step('Icons', drawAll));

async function drawAll(): Promise<void> {
  await mkdir('public/icons', { recursive: true });
  await writeFile('public/icon.svg', tabIcon);
  for (const icon of icons) await writeFile(icon.file, await pngOf(icon));
  await writeFile(FAVICON, icoOf(await Promise.all(faviconSizes.map(pngOf))));
}
