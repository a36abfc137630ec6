import { execFile } from 'node:child_process';
import path from 'node:path';
import type { DraftCheck } from './draft-findings';

const TOOL = path.join(__dirname, 'draft-check.ts');
/** Prints what the check finds as JSON; of files that cannot be loaded, why. */
const SCRIPT = `Promise.resolve()
  .then(() => require(process.argv[1]).draftCheck())
  .catch((error) => ({ wrong: [error.message], stale: [] }))
  .then((found) => process.stdout.write(JSON.stringify(found)))`;

/**
 * Looks at the words and share cards of a project as they were last saved: in a process of its own, since this one, which
 * has loaded the words, does not see them change.
 *
 * @param tool the module with `draftCheck`
 */
export function checkDraft(tool = TOOL): Promise<DraftCheck> {
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', '--eval', SCRIPT, tool],
      { maxBuffer: 16 * 1024 * 1024 },
      (error, stdout, stderr) => {
        if (error) reject(new Error(`The content could not be checked: ${stderr.trim() || error.message}`));
        else resolve(JSON.parse(stdout) as DraftCheck);
      },
    );
  });
}
