import { loadEnvConfig } from '@next/env';
import { runTool } from '../system/progress';
import { addFingerprints } from './add-fingerprints';
import { describeProblems, launchProblems } from './launch-problems';

/** The exit code is 1 while anything is left to supply or confirm. */
void runTool(() => {
  if (process.argv.includes('--fingerprint')) {
    const added = addFingerprints(process.cwd());
    const nothing =
      'no new approval; of a claim that is approved again, take out the old fingerprint with the old name and day';
    console.log(`With a fingerprint now: ${added.join(', ') || nothing}.\n`);
  }
  loadEnvConfig(process.cwd(), false);
  const problems = launchProblems(process.cwd(), process.env);
  if (problems.length > 0) process.exitCode = 1;
  const none = 'Nothing is left: every claim is approved, and every placeholder, sample and setting is the real one.';
  console.log(problems.length > 0 ? describeProblems(problems) : none);
});
