import { routes } from '../../content/routes';
import { describePictures, sitePictures } from '../images/site-pictures';
import { serveDraft } from '../seo/studio/draft-server';
import { messageOf, step } from '../setup/progress.mjs';
import { readPort, requireFreePort } from '../start/port.mjs';
import { nextCommand } from './next-command';
import { stopOnWrongContent } from './stop-on-wrong-content';

/** The studio's port is so much higher than that of the pages. */
const STUDIO_AFTER = 10;

/** `npm run dev`: Next's own development server, with the settings of `.env.local`, and the studio over its pages. */
async function dev(): Promise<void> {
  const port = readPort(process.env.PORT);
  await requireFreePort(port);
  await step('1/3 Pictures', sitePictures, { describe: describePictures, prints: true });
  const warnings = await step('2/3 Content', stopOnWrongContent);
  warnings.forEach((warning) => console.log(`Warning: ${warning}`));
  const studio = await serveDraft(`http://localhost:${port}`, routes, port + STUDIO_AFTER);
  console.log(`Studio: ${studio.address}`);
  // A port that is named is kept to: the studio asks there.
  await step('3/3 Next', () => nextCommand('dev', { ...process.env, PORT: String(port) }), { prints: true }).finally(studio.close);
}

dev().catch((error) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
