import { loadEnvConfig } from '@next/env';
import { siteContent } from '../content/site-content';
import { runTool } from '../setup/progress';
import { describeProblems, describeSwitchedOn, launchProblems } from './launch-problems';
import { sealApprovals } from './seal';

/**
 * `npm run check:launch`: lists what the company still has to supply or confirm. Exits 1 while anything is left. With
 * `-- --seal` it first writes into each new approval a hash of the approved words, so that a later change shows.
 */
function check(): void {
  if (process.argv.includes('--seal')) {
    const sealed = sealApprovals(process.cwd());
    console.log(
      sealed.length > 0
        ? `Sealed:\n${sealed.map((place) => `  ${place}`).join('\n')}\n`
        : 'There is no new approval to seal. One whose words have changed keeps its old seal: take that out, with the old name and day, when somebody approves it again.\n',
    );
  }
  loadEnvConfig(process.cwd(), false);
  for (const line of describeSwitchedOn(siteContent().analytics, process.env)) console.log(line);
  const problems = launchProblems(process.cwd(), process.env);
  if (problems.length === 0)
    return console.log(
      'Nothing is left: every claim is approved, every placeholder and sample is replaced, and every setting is there.',
    );
  console.log(describeProblems(problems));
  process.exitCode = 1;
}

void runTool(check);
