import { routes } from '../../content/facts/routes';
import { describePictures, sitePictures } from '../images/site-pictures';
import { messageOf, step } from '../setup/progress.mjs';
import { readPort, requireFreePort } from '../start/port.mjs';
import { devServers } from './dev-servers';
import { stopOnWrongContent } from './stop-on-wrong-content';

/** `npm run dev`: Next's own development server, with the settings of `.env.local`, and the studio over its pages. */
async function dev(): Promise<void> {
  const port = readPort(process.env.PORT);
  await requireFreePort(port);
  await step('1/3 Pictures', sitePictures, { describe: describePictures, prints: true });
  const warnings = await step('2/3 Content', stopOnWrongContent);
  warnings.forEach((warning) => console.log(`Warning: ${warning}`));
  await devServers(routes, port);
}

dev().catch((error) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
