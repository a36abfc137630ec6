import { stopOnWrongContent } from '../check-content/check-content';
import { siteContent } from '../check-content/site-content';
import { describePictures, sitePictures } from '../images/site-pictures';
import { runTool, step } from '../system/progress';
import { readPort } from '../start/port';
import { devServers } from './dev-servers';

void runTool(async () => {
  const port = await readPort();
  await step('Pictures', sitePictures, describePictures);
  for (const warning of await step('Content', stopOnWrongContent)) console.log(`Warning: ${warning}`);
  const addresses = siteContent().languages.flatMap(({ pages }) => Object.values(pages).map(({ address }) => address));
  await devServers(addresses, port);
});
