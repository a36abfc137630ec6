import { runTool, step } from '../setup/progress';
import { describePictures, pictureWarnings, sitePictures } from './site-pictures';

/** `npm run make -- images`: makes the files of all pictures whose master or settings have changed. */
void runTool(async () => {
  await step('Pictures', sitePictures, describePictures);
  for (const warning of pictureWarnings()) console.log(`Warning: ${warning}`);
});
