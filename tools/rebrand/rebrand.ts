import { stopOnWrongContent } from '../build/stop-on-wrong-content';
import { messageOf } from '../setup/progress.mjs';
import { makeAll } from './make-all';

/** `npm run rebrand`: icons, guides, pictures and share cards, after a change of the company's name, facts or mark. */
makeAll(stopOnWrongContent).then(
  () =>
    console.log(
      'Keep what has changed in app/, public/, media/, content/generated/, lib/ and tools/, then build the site.',
    ),
  (error) => {
    console.error(messageOf(error));
    process.exitCode = 1;
  },
);
