import { messageOf, step } from '../setup/progress.mjs';
import { describePictures, sitePictures } from './site-pictures';

/** `npm run images`: makes the pictures that have changed. */
step('Pictures', sitePictures, { describe: describePictures, prints: true }).catch((error) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
