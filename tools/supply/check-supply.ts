import { parseArgs } from 'node:util';
import { npm } from '../setup/npm';
import { runTool } from '../setup/progress';
import { run } from '../setup/run';
import { writeSbom } from './sbom';
import { supplyProblems } from './supply-problems';

/** The exit code of `npm run check:supply` when no fault was found but the registry could not be asked. */
const NOT_ASKED = 2;
const SBOM = 'sbom.json';

/**
 * `npm run check:supply`: checks the lock file, the licences and the known vulnerabilities of the packages. `--offline`
 * leaves out the vulnerabilities, which only the registry knows. `--sbom` writes the list of packages instead.
 */
void runTool(async () => {
  const { values } = parseArgs({ options: { offline: { type: 'boolean' }, sbom: { type: 'boolean' } } });
  if (values.sbom) {
    await writeSbom(process.cwd(), SBOM);
    return console.log(`The packages that ship are listed in ${SBOM} (CycloneDX 1.5).`);
  }
  const problems = await supplyProblems(process.cwd());
  if (!values.offline) {
    const { code, output } = await run(...npm('audit', '--omit=dev', '--loglevel=error'));
    if (output.includes('# npm audit report')) problems.push(output.trim());
    else if (code !== 0) {
      console.log(
        `Advisories: could not ask the registry. npm says:\n${output.trim()}\nRun it again where the registry answers, or leave this out: npm run check:supply -- --offline`,
      );
      process.exitCode = NOT_ASKED;
    }
  }
  if (problems.length === 0) return console.log('Nothing to put right, as far as could be seen.');
  console.log(`\n${problems.join('\n')}\n${problems.length} to put right.`);
  process.exitCode = 1;
});
