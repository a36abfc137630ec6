import { existsSync } from 'node:fs';
import { nodeTooOld } from './setup/node-version.mjs';
import { installPackages } from './setup/packages.mjs';
import { writePageIndex } from './setup/page-index.mjs';
import { runTool, step } from './setup/progress.mjs';
import { handOver } from './setup/run.mjs';

/** npm writes it at the end of every installation, ours and anybody's. */
const INSTALLED = 'node_modules/.package-lock.json';

/**
 * How the scripts of package.json begin, so that each works in a fresh clone: `node tools/run.mjs tools/build/build.ts`
 * installs the packages where there are none, notes which pages there are, and runs the file. Without a file it does the first alone, for a program
 * of a package that follows: `node tools/run.mjs && jest`.
 */
async function runScript() {
  const tooOld = nodeTooOld();
  if (tooOld) throw new Error(tooOld);
  if (!existsSync(INSTALLED)) await step('Packages', installPackages, { describe: () => 'installed' });
  writePageIndex();
  const script = process.argv.slice(2);
  if (script.length > 0) handOver(['--import', 'tsx', ...script]);
}

void runTool(runScript);
