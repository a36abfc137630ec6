import { mkdirSync, writeFileSync } from 'node:fs';
import { runTool } from '../system/progress';
import { favicon, icoOf, icons, pngOf, tabIcon } from './icons';

/** `npm run make -- icons`: draws the company's logo as the icons that browsers and phones ask for, into public/. */
void runTool(async () => {
  mkdirSync('public/icons', { recursive: true });
  writeFileSync('public/icon.svg', tabIcon);
  for (const icon of icons) writeFileSync(icon.file, await pngOf(icon));
  writeFileSync(favicon.file, icoOf(await pngOf(favicon)));
});
