import { writeFiles } from '../system/files';
import { runTool } from '../system/progress';
import { favicon, icoOf, icons, pngOf, tabIcon } from './icons';

/** `npm run make -- icons`: draws the company's logo as the icons that browsers and phones ask for, into public/. */
void runTool(async () => {
  for (const icon of icons) writeFiles('.', [[icon.file, await pngOf(icon)]]);
  writeFiles('.', [[favicon.file, icoOf(await pngOf(favicon))]]);
  writeFiles('.', [['public/icon.svg', tabIcon]]);
});
