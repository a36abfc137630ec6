import { runTool } from '../system/progress';
import { supplyProblems } from './supply-problems';

/** `npm run check:supply`: checks the lock file and the licences, before `npm audit` asks for security advisories. */
void runTool(() => {
  const problems = supplyProblems(process.cwd());
  if (problems.length > 0) throw new Error(`${problems.join('\n')}\n${problems.length} to put right.`);
  console.log('The lock file and the licences are in order.');
});
