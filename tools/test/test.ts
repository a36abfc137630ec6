import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureChromium } from '../install/chromium';
import { npm } from '../install/npm';
import { messageOf, runTool, step } from '../system/progress';
import { run } from '../system/run';
import { buildEnv } from './build-env';

type Command = (report: string) => [command: string, args: string[]];
type Options = { env?: NodeJS.ProcessEnv; show?: boolean; obstacle?: string | false };

function jest(config: string): Command {
  const options = ['--ci', '--maxWorkers=100%', `--config=${config}`, '--json'];
  return (report) => [process.execPath, ['node_modules/jest/bin/jest.js', ...options, `--outputFile=${report}`]];
}

const PLAYWRIGHT = ['node_modules/playwright/cli.js', 'test', '--reporter=list,json'];

/** A flaky test and a test file that cannot be loaded count as failures too. */
function countsIn(report: string): { passed: number; failed: number } {
  const { stats, errors, ...jests } = JSON.parse(readFileSync(report, 'utf8'));
  return stats
    ? { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
    : { passed: jests.numPassedTests, failed: jests.numFailedTests + jests.numRuntimeErrorTestSuites };
}

const totals = { passed: 0, failed: 0 };

/** A command without a report counts as one test. @param obstacle why the command cannot run and so counts as failed */
async function suite(label: string, command: Command, { env, show, obstacle }: Options = {}): Promise<boolean> {
  const report = `.local/test-reports/${label.replace(/\W+/g, '-')}.json`;
  mkdirSync('.local/test-reports', { recursive: true });
  rmSync(report, { force: true });
  const work = async () => {
    if (obstacle) return { passed: 0, failed: 1, output: `Not run, since ${obstacle}.` };
    const variables = { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const { code, output } = await run(...command(report), { env: variables, show });
    const { passed, failed } = existsSync(report) ? countsIn(report) : { passed: code === 0 ? 1 : 0, failed: 0 };
    // A test runner that ends with an error has failed, even if it counted no failure.
    return { passed, failed: code === 0 ? failed : Math.max(failed, 1), output };
  };
  const outcome = await step(label, work, ({ passed, failed }) => `${passed} passed, ${failed} failed`);
  if (outcome.failed > 0) console.log(outcome.output.trimEnd());
  totals.passed += outcome.passed;
  totals.failed += outcome.failed;
  return outcome.failed === 0;
}

/** `npm test`: runs lint, type check, build, unit and browser tests, and continues after a failure where possible. */
void runTool(async () => {
  // Jest sets NODE_ENV to "test" only if no other value is set, such as "production" on a host.
  Reflect.deleteProperty(process.env, 'NODE_ENV');
  const chromium = await step('1/7 Chromium', ensureChromium, String).catch((error) => console.error(messageOf(error)));

  // The type check and the build both write .next/, so they run one after the other.
  const build = async () => {
    await suite('4/7 Types and rules of the code', () => npm('run', '--silent', 'typecheck'));
    const isBuilt = await suite('5/7 Build', () => npm('run', '--silent', 'build'), { env: buildEnv() });
    return !isBuilt && 'the build failed';
  };
  const building = build();
  await suite('2/7 Lint', () => npm('run', '--silent', 'lint'));
  await suite('3/7 Unit and component tests', jest('jest.config.mjs'));
  const obstacle = await building;
  await suite('6/7 Built pages', jest('jest.built.config.mjs'), { obstacle });

  // The browser tests measure time, so nothing else runs beside them.
  const reason = obstacle || (!chromium && 'there is no Chromium');
  await suite('7/7 Browser tests', () => [process.execPath, PLAYWRIGHT], { show: true, obstacle: reason });
  console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
  if (totals.failed > 0 || totals.passed === 0) process.exitCode = 1;
});
