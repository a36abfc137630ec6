import { runTool } from '../system/progress';
import { run } from '../system/run';

const MAKERS: Record<string, string[]> = {
  cards: ['tools/cards/make-cards.ts'],
  drawings: ['media/drawings/draw.ts'],
  fonts: ['tools/fonts/subset-fonts.ts', 'tools/fonts/outline-letters.mts'],
  guide: ['tools/guide/make-guides.ts'],
  icons: ['tools/icons/make-icons.ts'],
  images: ['tools/images/images.ts'],
};

/** Pictures come first, because content names them, and again after the guides, because cards show guides' covers. */
const REBRAND = ['images', 'icons', 'guide', 'images', 'cards'];

/** `npm run make -- icons cards`, and `npm run rebrand`, which makes all that shows the company's name or logo. */
void runTool(async () => {
  const names = process.argv.slice(2);
  const rebrands = names[0] === 'rebrand';
  const kinds = rebrands ? REBRAND : names;
  if (kinds.length === 0 || !kinds.every((kind) => Object.hasOwn(MAKERS, kind)))
    throw new Error(`Name what to make. Possible are: ${Object.keys(MAKERS).join(', ')}.`);
  for (const [index, kind] of kinds.entries()) {
    // Checks the content after the pictures, because content names them, and before the files that show the content.
    if (rebrands && index === 1) (await import('../check-content/check-content')).stopOnWrongContent();
    for (const program of MAKERS[kind]!) {
      // Only a new process sees the pictures that the program before has made.
      const { code } = await run(process.execPath, ['--import', 'tsx', program], { show: true });
      if (code !== 0)
        throw new Error(`"npm run make -- ${kind}" failed, and nothing after it was made: the reason stands above.`);
    }
  }
  if (rebrands)
    console.log('Keep what has changed in app/, public/, media/, content/generated/, lib/ and tools/, then build.');
});
