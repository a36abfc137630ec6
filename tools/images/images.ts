import { messageOf, step } from '../setup/progress';
import { describePictures, pictureWarnings, sitePictures } from './site-pictures';

/** `npm run make -- images`: makes the pictures that have changed. */
step('Pictures', sitePictures, describePictures)
  .then(() => pictureWarnings().forEach((warning) => console.log(`Warning: ${warning}`)))
  .catch((error) => {
    console.error(messageOf(error));
    process.exitCode = 1;
  });
