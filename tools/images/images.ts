import { messageOf, step } from '../setup/progress.mjs';
import { describePictures, pictureWarnings, sitePictures } from './site-pictures';

/** `npm run make -- images`: makes the pictures that have changed. */
step('Pictures', sitePictures, { describe: describePictures, prints: true })
  .then(() => pictureWarnings().forEach((warning) => console.log(`Warning: ${warning}`)))
  .catch((error) => {
    console.error(messageOf(error));
    process.exitCode = 1;
  });
