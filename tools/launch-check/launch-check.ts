import { loadEnvConfig } from '@next/env';
import { describeProblems, launchProblems } from './launch-problems';

/** `npm run check:launch`: what the company still has to supply or confirm. Exits 1 while anything is left. */
loadEnvConfig(process.cwd(), false);
const problems = launchProblems(process.cwd(), process.env);
if (problems.length > 0) {
  console.log(describeProblems(problems));
  process.exitCode = 1;
} else {
  console.log('Nothing is left: every claim is approved, every placeholder and sample is replaced, and every setting is there.');
}
