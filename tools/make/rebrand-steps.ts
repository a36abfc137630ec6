import { CommandFailed, mustRun } from '../setup/run.mjs';
import { messageOf, step } from '../setup/progress.mjs';

/** Each step before the steps that show its result: words name pictures, a guide's cover is a picture, a card shows covers. */
const STEPS = [
  ['Pictures', 'images'],
  ['Words', undefined],
  ['Icons', 'icons'],
  ['Guides', 'guide'],
  ['Covers', 'images'],
  ['Cards', 'cards'],
] as const;

/**
 * Makes everything anew that shows the company's name or mark, one step after the other.
 *
 * @param check looks at the words before anything is made from them
 * @param make makes one kind of file
 * @throws Error at the first that fails, with what it printed and what to do
 */
export async function makeAll(
  check: () => Promise<unknown>,
  make: (kind: string) => Promise<unknown> = (kind) =>
    mustRun(process.execPath, ['--import', 'tsx', 'tools/make/make.ts', kind]),
): Promise<void> {
  for (const [at, [name, kind]] of STEPS.entries()) {
    await step(`${at + 1}/${STEPS.length} ${name}`, async () => {
      if (!kind) return check();
      await make(kind).catch((error) => {
        const reason = error instanceof CommandFailed ? error.output.trim() : messageOf(error);
        throw new Error(
          `"npm run make -- ${kind}" failed, and nothing after it was made. Put right what it says here, then run "npm run rebrand" again.\n${reason}`,
        );
      });
    });
  }
}
