import { runTool } from '../setup/progress.mjs';
import { run } from '../setup/run.mjs';

/** The programs that make each kind of file which is kept in the repository, in their order. */
const MAKERS: Record<string, string[]> = {
  cards: ['tools/cards/make-cards.ts'],
  drawings: ['media/drawings/draw.ts'],
  fonts: ['tools/fonts/subset-fonts.ts', 'tools/fonts/outline-letters.mts'],
  guide: ['tools/guide/make-guides.ts'],
  icons: ['tools/icons/make-icons.ts'],
  images: ['tools/images/images.ts'],
  widths: ['tools/text-width/measure-letters.mts'],
};

/** `npm run make -- icons cards`: makes these files anew, one kind after the other, and stops at the first that fails. */
void runTool(async () => {
  const kinds = process.argv.slice(2);
  const wrong = kinds.filter((kind) => !Object.hasOwn(MAKERS, kind));
  if (kinds.length === 0 || wrong.length > 0)
    throw new Error(
      `${wrong.length > 0 ? `There is nothing called ${wrong.join(', ')} to make.` : 'Name what to make.'} Possible are: ${Object.keys(MAKERS).join(', ')}.`,
    );
  for (const program of kinds.flatMap((kind) => MAKERS[kind]!)) {
    // A process for each: the pictures that one has made are words for the next.
    const { code } = await run(process.execPath, ['--import', 'tsx', program], { show: true });
    if (code !== 0) return void (process.exitCode = code);
  }
});
