import { runTool, step } from '../system/progress';
import { describePictures, tooSmall, sitePictures } from './site-pictures';

/** `npm run make -- images`: makes the files of all pictures whose master or settings have changed. */
void runTool(async () => {
  await step('Pictures', sitePictures, describePictures);
  for (const warning of tooSmall()) console.log(`Warning: ${warning}`);
});
