import { existsSync } from 'node:fs';
import { areSitePicturesListed, describePictures, sitePictures } from '../images/site-pictures';
import { messageOf, runTool, step } from '../system/progress';

/** `npm run build`: writes the site into `out/`. If it fails, the site of the last build stays there. */
void runTool(async () => {
  try {
    // Content is loaded with the list of pictures, so a changed list is written first. If the list is up to date,
    // missing files of pictures are made later, while Next builds.
    if (!areSitePicturesListed()) await step('Pictures', sitePictures, describePictures);
    const { exportSite } = await import('./export-site');
    await exportSite();
  } catch (error) {
    const isKept = existsSync(process.env.EXPORT_DIR || 'out');
    throw new Error(messageOf(error) + (isKept ? '\nNothing was built; the last build is still there as it was.' : ''));
  }
});
