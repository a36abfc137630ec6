import { describePictures, sitePictures } from '../images/site-pictures';
import { runTool, step } from '../system/progress';
import { readPort } from '../start/port';

void runTool(async () => {
  const port = await readPort();
  await step('Pictures', sitePictures, describePictures);
  // Importing the content reads the list of pictures, which the step before may have written.
  const { stopOnWrongContent } = await import('../check-content/check-content');
  const { devServers } = await import('./dev-servers');
  for (const warning of await step('Content', stopOnWrongContent)) console.log(`Warning: ${warning}`);
  const { Editor } = await import('../editor/editor');
  const editor = new Editor(process.cwd());
  await step('Texts', () => editor.warmUp());
  await devServers(port, editor);
});
