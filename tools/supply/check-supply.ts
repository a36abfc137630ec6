import { parseArgs } from 'node:util';
import { npm } from '../setup/npm';
import { runTool } from '../setup/progress';
import { run } from '../setup/run';
import { audit } from './audit';
import { writeSbom } from './sbom';
import { supplyProblems } from './supply-problems';

/** The exit code for scripts when nothing bad was found and the registry was not asked. */
const NOT_ASKED = 2;
const SBOM = 'sbom.json';

/**
 * `npm run check:supply`: checks the lock file, the licences and the known weaknesses of the packages. `--offline` leaves
 * out the weaknesses, which only the registry knows. `--sbom` writes the list of packages instead.
 */
async function check(): Promise<void> {
  const { values } = parseArgs({ options: { offline: { type: 'boolean' }, sbom: { type: 'boolean' } } });
  if (values.sbom) {
    await writeSbom(process.cwd(), SBOM);
    return console.log(`The packages that ship are listed in ${SBOM} (CycloneDX 1.5).`);
  }
  const { problems, summary } = supplyProblems(process.cwd());
  console.log(summary.join('\n'));
  const [command, args] = npm('ci', '--dry-run', '--ignore-scripts', '--no-audit', '--no-fund');
  const install = await run(command, args);
  if (install.code !== 0) problems.push(`npm ci, which hosts use, would fail: ${install.output.trim()}`);
  const asked = values.offline ? undefined : await audit();
  if (asked && 'advisories' in asked) {
    console.log(`Advisories: ${asked.advisories.length} against what ships`);
    problems.push(...asked.advisories);
  } else if (asked) {
    console.log(
      `Advisories: could not ask the registry: ${asked.unasked}\nRun it again where the registry answers \`npm audit\`, or leave this out: npm run check:supply -- --offline`,
    );
    process.exitCode = NOT_ASKED;
  }
  if (problems.length > 0) {
    console.log(`\n${problems.join('\n')}\n${problems.length} to put right.`);
    process.exitCode = 1;
  } else {
    const complete = asked && 'advisories' in asked;
    console.log(
      complete ? 'Nothing to put right.' : 'Nothing to put right, as far as can be seen without the registry.',
    );
  }
}

void runTool(check);
