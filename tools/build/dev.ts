import { describePictures, sitePictures } from '../images/site-pictures';
import { messageOf, step } from '../setup/progress.mjs';
import { nextCommand } from './next-command';
import { stopOnWrongContent } from './stop-on-wrong-content';

/** `npm run dev`: Next's own development server, with the settings of `.env.local`. */
async function dev(): Promise<void> {
  await step('1/3 Pictures', sitePictures, { describe: describePictures, prints: true });
  await step('2/3 Content', stopOnWrongContent);
  await step('3/3 Next', () => nextCommand('dev', process.env), { prints: true });
}

dev().catch((error) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
