import { stopOnWrongContent } from '../build/stop-on-wrong-content';
import { runTool } from '../setup/progress.mjs';
import { makeAll } from './rebrand-steps';

/** `npm run rebrand`: icons, guides, pictures and share cards, after a change of the company's name, facts or mark. */
void runTool(async () => {
  await makeAll(stopOnWrongContent);
  console.log(
    'Keep what has changed in app/, public/, media/, content/generated/, lib/ and tools/, then build the site.',
  );
});
