import { existsSync } from 'node:fs';
import { areSitePicturesListed, describePictures, sitePictures } from '../images/site-pictures';
import { messageOf, runTool, step } from '../system/progress';

void runTool(async () => {
  try {
    // Importing the content reads the list of pictures, so the list is written first if it is out of date.
    if (!areSitePicturesListed()) await step('Pictures', sitePictures, describePictures);
    const { exportSite } = await import('./export-site');
    await exportSite();
  } catch (error) {
    const isKept = existsSync(process.env.EXPORT_DIR || 'out');
    throw new Error(messageOf(error) + (isKept ? '\nNothing was built; the last build is still there as it was.' : ''));
  }
});
