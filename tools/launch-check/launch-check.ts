import { loadEnvConfig } from '@next/env';
import { analytics } from '../../content/facts/analytics';
import { runTool } from '../setup/progress';
import { olderThanEnglish } from '../build/stop-on-wrong-content';
import { describeProblems, describeSwitchedOn, launchProblems } from './launch-problems';
import { sealApprovals } from './seal';

/**
 * `npm run check:launch`: lists what the company still has to supply or confirm. Exits 1 while anything is left. With
 * `-- --seal` it first writes into each new approval a hash of the approved words, so that a later change shows.
 */
async function check(): Promise<void> {
  if (process.argv.includes('--seal')) {
    const sealed = sealApprovals(process.cwd());
    console.log(
      sealed.length > 0
        ? `Sealed:\n${sealed.map((place) => `  ${place}`).join('\n')}\n`
        : 'There is no new approval to seal. One whose words have changed keeps its old seal: take that out, with the old name and day, when somebody approves it again.\n',
    );
  }
  loadEnvConfig(process.cwd(), false);
  for (const line of describeSwitchedOn(analytics, process.env)) console.log(line);
  const older = (await olderThanEnglish()).map((line) => {
    const [where = '', ...text] = line.split(' · ');
    return { kind: 'older' as const, where, text: text.join(' · ') };
  });
  const problems = [...launchProblems(process.cwd(), process.env), ...older];
  if (problems.length === 0)
    return console.log(
      'Nothing is left: every claim is approved, every placeholder and sample is replaced, and every setting is there.',
    );
  console.log(describeProblems(problems));
  process.exitCode = 1;
}

void runTool(check);
