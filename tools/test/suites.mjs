import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { npm } from '../setup/npm.mjs';
import { run } from '../setup/run.mjs';

/** @typedef {{ passed: number, failed: number, output?: string }} Outcome `output`: what there is to read about a failure */

/**
 * A command of package.json, counted as one test.
 *
 * @param {string} name
 * @param {NodeJS.ProcessEnv} [env]
 * @param {string[]} [options] for the command itself
 * @returns {Promise<Outcome>}
 */
export async function npmScript(name, env, options = []) {
  const [command, args] = npm('run', '--silent', name, '--', ...options);
  const { code, output } = await run(command, args, { env });
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output };
}

/**
 * The unit and component tests, or those of the built pages.
 *
 * @param {string} [config] of Jest, where it is not jest.config.mjs
 * @returns {Promise<Outcome>}
 */
export function jest(config = 'jest.config.mjs') {
  return withReport(async (report) => {
    const args = [
      'node_modules/jest/bin/jest.js',
      '--ci',
      '--maxWorkers=100%',
      `--config=${config}`,
      '--json',
      `--outputFile=${report}`,
    ];
    const { code, output } = await run(process.execPath, args);
    const results = readReport(report);
    // A file that cannot even be loaded holds no test that could fail.
    const failed = results ? results.numFailedTests + results.numRuntimeErrorTestSuites : 0;
    return outcome(results?.numPassedTests, failed, code, output);
  });
}

/** @returns {Promise<Outcome>} */
export function browserTests() {
  return withReport(async (report) => {
    const args = ['node_modules/playwright/cli.js', 'test', '--reporter=list,json'];
    const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const { code, output } = await run(process.execPath, args, { env, show: true });
    const results = readReport(report);
    const failed = results ? results.stats.unexpected + results.stats.flaky + results.errors.length : 0;
    return outcome(results?.stats.expected, failed, code, output);
  });
}

/**
 * A runner that ended with an error has failed, also where it counted no failure.
 *
 * @type {(passed: number | undefined, failed: number, code: number, output: string) => Outcome}
 */
const outcome = (passed = 0, failed, code, output) => ({
  passed,
  failed: code === 0 ? failed : Math.max(failed, 1),
  output,
});

/**
 * @param {(report: string) => Promise<Outcome>} runner is told where to write its report
 * @returns {Promise<Outcome>}
 */
async function withReport(runner) {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-report-'));
  try {
    return await runner(path.join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
