import { runTool, step } from '../system/progress';
import { describePictures, tooSmall, sitePictures } from './site-pictures';

/** `npm run make -- images`: makes missing and outdated files of pictures, and warns of masters that are too small. */
void runTool(async () => {
  await step('Pictures', sitePictures, describePictures);
  for (const warning of tooSmall()) console.log(`Warning: ${warning}`);
});
