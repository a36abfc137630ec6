import { loadEnvConfig } from '@next/env';
import { runTool } from '../system/progress';
import { describeProblems, launchProblems } from './launch-problems';
import { sealApprovals } from './seal';

/**
 * `npm run check:launch`: lists what the company still has to supply or confirm. Exits with 1 while anything is left.
 * With `-- --seal` it first writes into each new approval a hash of the approved words, which reveals a later change.
 */
void runTool(() => {
  if (process.argv.includes('--seal')) {
    const sealed = sealApprovals(process.cwd());
    const nothing =
      'no new approval; of a claim that is approved again, take out the old seal with the old name and day';
    console.log(`Sealed: ${sealed.join(', ') || nothing}.\n`);
  }
  loadEnvConfig(process.cwd(), false);
  const problems = launchProblems(process.cwd(), process.env);
  if (problems.length > 0) process.exitCode = 1;
  const none = 'Nothing is left: every claim is approved, and every placeholder, sample and setting is the real one.';
  console.log(problems.length > 0 ? describeProblems(problems) : none);
});
