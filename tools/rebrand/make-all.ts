import { CommandFailed, mustRun } from '../setup/run.mjs';
import { messageOf, step } from '../setup/progress.mjs';

/** Each before what shows it: words name pictures, the cover of a guide is a picture, and a card shows covers. */
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
 * @param runScript runs a script of package.json
 * @throws Error at the first that fails, with what it printed and what to do
 */
export async function makeAll(
  check: () => Promise<unknown>,
  runScript: (name: string) => Promise<unknown> = (name) => mustRun('npm', ['run', '--silent', name]),
): Promise<void> {
  for (const [at, [name, script]] of STEPS.entries()) {
    await step(`${at + 1}/${STEPS.length} ${name}`, async () => {
      if (!script) return check();
      await runScript(script).catch((error) => {
        const reason = error instanceof CommandFailed ? error.output.trim() : messageOf(error);
        throw new Error(
          `"npm run ${script}" failed, and nothing after it was made. Put right what it says here, then run "npm run rebrand" again.\n${reason}`,
        );
      });
    });
  }
}
