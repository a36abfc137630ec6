import { runTool } from '../system/progress';
import { supplyProblems } from './supply-problems';

/** `npm run check:supply`: checks versions, the lock file and licences, before `npm audit` asks for advisories. */
void runTool(() => {
  const problems = supplyProblems(process.cwd());
  if (problems.length > 0) throw new Error(`${problems.join('\n')}\n${problems.length} to put right.`);
  console.log('The lock file and the licences are in order.');
});
