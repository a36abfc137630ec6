import { npm } from '../setup/npm.mjs';
import { messageOf } from '../setup/progress.mjs';
import { run } from '../setup/run.mjs';
import { audit } from './audit';
import { supplyProblems } from './supply-problems';

/** For scripts: nothing bad was found, and the registry was not asked. */
const NOT_ASKED = 2;

/** `npm run check:supply`: lock file, licences and known weaknesses of the packages. `--offline` leaves out the last. */
async function check(): Promise<void> {
  const { problems, summary } = supplyProblems(process.cwd());
  console.log(summary.join('\n'));
  const [command, args] = npm('ci', '--dry-run', '--ignore-scripts', '--no-audit', '--no-fund');
  const install = await run(command, args);
  if (install.code !== 0) problems.push(`npm ci, which hosts use, would fail: ${install.output.trim()}`);
  const offline = process.argv.includes('--offline');
  const asked = offline ? { advisories: [] } : await audit();
  if ('unasked' in asked)
    console.log(
      `Advisories: could not ask the registry: ${asked.unasked}\nRun it again where the registry answers \`npm audit\`, or leave this out: npm run check:supply -- --offline`,
    );
  else if (!offline) console.log(`Advisories: ${asked.advisories.length} against what ships`);
  const found = [...problems, ...('advisories' in asked ? asked.advisories : [])];
  console.log(
    found.length > 0
      ? `\n${found.join('\n')}\n${found.length} to put right.`
      : 'advisories' in asked && !offline
        ? 'Nothing to put right.'
        : 'Nothing to put right, as far as can be seen without the registry.',
  );
  if (found.length > 0) process.exitCode = 1;
  else if ('unasked' in asked) process.exitCode = NOT_ASKED;
}

check().catch((error) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
