import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureChromium } from '../setup/chromium';
import { npm } from '../setup/npm';
import { messageOf, runTool, step } from '../setup/progress';
import { run } from '../setup/run';
import { buildEnv } from './build-env';

/** What a suite has counted, and what it printed. */
interface Outcome {
  passed: number;
  failed: number;
  output?: string;
}

/** A command of package.json, which counts as one test. */
const script =
  (name: string, options: string[] = [], env?: NodeJS.ProcessEnv) =>
  async (): Promise<Outcome> => {
    const { code, output } = await run(...npm('run', '--silent', name, '--', ...options), { env });
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
  };

/** Jest's own count. A file that cannot even be loaded holds no test that could fail. */
const jest = (config: string) => () =>
  counted(
    (report) => [
      'jest/bin/jest.js',
      '--ci',
      '--maxWorkers=100%',
      `--config=${config}`,
      '--json',
      `--outputFile=${report}`,
    ],
    (counts) => [counts.numPassedTests, counts.numFailedTests + counts.numRuntimeErrorTestSuites],
  );

const browserTests = () =>
  counted(
    () => ['playwright/cli.js', 'test', '--reporter=list,json'],
    ({ stats, errors }) => [stats.expected, stats.unexpected + stats.flaky + errors.length],
    true,
  );

/**
 * Runs a program that writes a report, and counts by the report.
 *
 * @param words the program in node_modules and its options, from the file to write to
 * @param read from the report: how many tests passed, and how many failed
 */
async function counted(
  words: (report: string) => string[],
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  read: (report: any) => [passed: number, failed: number],
  show = false,
): Promise<Outcome> {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-report-'));
  const file = path.join(folder, 'report.json');
  const [program = '', ...options] = words(file);
  try {
    const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
    const { code, output } = await run(process.execPath, [`node_modules/${program}`, ...options], { env, show });
    const [passed, failed] = read(JSON.parse(readFileSync(file, 'utf8')));
    // A runner that ended with an error has failed, even where it counted no failure.
    return { passed, failed: code === 0 ? failed : Math.max(failed, 1), output };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const outcomes: Outcome[] = [];

/** Runs a suite, and prints what it said where something failed. What can still run after a failure does. */
async function suite(label: string, work: () => Promise<Outcome>): Promise<boolean> {
  const noted = () => work().catch((error) => ({ passed: 0, failed: 1, output: messageOf(error) }));
  const outcome = await step(label, noted, ({ passed, failed }) => `${passed} passed, ${failed} failed`);
  if (outcome.failed > 0 && outcome.output) console.log(outcome.output.trimEnd());
  outcomes.push(outcome);
  return outcome.failed === 0;
}

const notRun = (reason: string) => () => Promise.reject(new Error(`Not run, since ${reason}.`));

/** `npm test`: everything from a fresh clone to the browser tests. */
void runTool(async () => {
  // Each suite sets its own.
  Reflect.deleteProperty(process.env, 'NODE_ENV');
  const chromium = await step('1/9 Chromium', ensureChromium, String).catch((error) => console.error(messageOf(error)));

  // Most suites keep one processor busy for most of their time, so two lanes keep two busy. Suites in one lane need what
  // is before them: types and the build both write .next/, and another company copies what the build has made.
  const lane1 = async () => {
    await suite('2/9 Lint', script('lint'));
    await suite('3/9 Unit and component tests', jest('jest.config.mjs'));
  };
  const lane2 = async () => {
    await suite('4/9 Types', script('typecheck'));
    const isBuilt = await suite('5/9 Build', script('build', [], buildEnv()));
    const ifBuilt = (work: () => Promise<Outcome>) => (isBuilt ? work : notRun('the build failed'));
    await suite('6/9 Built pages', ifBuilt(jest('jest.built.config.mjs')));
    await suite('7/9 Search and share check', ifBuilt(script('seo', ['--check'])));
    await suite('8/9 Another company', script('trial', ['owner']));
    return ifBuilt;
  };
  const [ifBuilt] = await Promise.all([lane2(), lane1()]);

  // Browser tests measure time, so nothing else runs beside them.
  await suite('9/9 Browser tests', ifBuilt(chromium ? browserTests : notRun('there is no Chromium')));
  const sum = (of: 'passed' | 'failed') => outcomes.reduce((count, outcome) => count + outcome[of], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  if (sum('failed') > 0 || sum('passed') === 0) process.exitCode = 1;
});
