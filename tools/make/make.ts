import { stopOnWrongContent } from '../check-content/check-content';
import { runTool } from '../system/progress';
import { run } from '../system/run';

/** The programs that make each kind of generated file in the repository, in the order to run them. */
const MAKERS: Record<string, string[]> = {
  cards: ['tools/cards/make-cards.ts'],
  drawings: ['media/drawings/draw.ts'],
  fonts: ['tools/fonts/subset-fonts.ts', 'tools/fonts/outline-letters.mts'],
  guide: ['tools/guide/make-guides.ts'],
  icons: ['tools/icons/make-icons.ts'],
  images: ['tools/images/images.ts'],
};

/**
 * The kinds of files that show the company's name or mark. Pictures are made twice: words name pictures, a guide's
 * cover becomes a picture, and a share card shows covers.
 */
const REBRAND = ['images', 'icons', 'guide', 'images', 'cards'];

/**
 * `npm run make -- icons cards`: makes these kinds of generated files again, one after the other, and stops at the
 * first that fails. `npm run rebrand`: makes all files that show the company's name, its facts or its mark.
 */
void runTool(async () => {
  const names = process.argv.slice(2);
  const rebrands = names[0] === 'rebrand';
  const kinds = rebrands ? REBRAND : names;
  if (kinds.length === 0 || !kinds.every((kind) => Object.hasOwn(MAKERS, kind)))
    throw new Error(`Name what to make. Possible are: ${Object.keys(MAKERS).join(', ')}.`);
  for (const [index, kind] of kinds.entries()) {
    // Checks the words before guides and cards are made from them, but after the pictures, which the words name.
    if (rebrands && index === 1) stopOnWrongContent();
    for (const program of MAKERS[kind]!) {
      // Starts a new process for each kind of file, because it must read the pictures that the one before has made.
      const { code } = await run(process.execPath, ['--import', 'tsx', program], { show: true });
      if (code !== 0)
        throw new Error(`"npm run make -- ${kind}" failed, and nothing after it was made: the reason stands above.`);
    }
  }
  if (rebrands)
    console.log('Keep what has changed in app/, public/, media/, content/generated/, lib/ and tools/, then build.');
});
