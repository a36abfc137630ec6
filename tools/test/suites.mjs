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
export async function script(name, env, options = []) {
  const [command, args] = npm('run', '--silent', name, '--', ...options);
  const { code, output } = await run(command, args, { env });
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output };
}

/**
 * @param {string} config of Jest
 * @returns {Promise<Outcome>}
 */
export const jest = (config) =>
  counted(async (report) => {
    const program = ['node_modules/jest/bin/jest.js', '--ci', '--maxWorkers=100%', `--config=${config}`];
    const finished = await run(process.execPath, [...program, '--json', `--outputFile=${report}`]);
    const results = readReport(report);
    // A file that cannot even be loaded holds no test that could fail.
    const failed = results && results.numFailedTests + results.numRuntimeErrorTestSuites;
    return { ...finished, passed: results?.numPassedTests, failed };
  });

/** @returns {Promise<Outcome>} */
export const browserTests = () =>
  counted(async (report) => {
    const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const program = ['node_modules/playwright/cli.js', 'test', '--reporter=list,json'];
    const finished = await run(process.execPath, program, { env, show: true });
    const results = readReport(report);
    const failed = results && results.stats.unexpected + results.stats.flaky + results.errors.length;
    return { ...finished, passed: results?.stats.expected, failed };
  });

/**
 * @param {(report: string) => Promise<import('../setup/run.mjs').Finished & { passed?: number, failed?: number }>} runner
 *   is told where to write its report
 * @returns {Promise<Outcome>}
 */
async function counted(runner) {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-report-'));
  try {
    const { passed = 0, failed = 0, code, output } = await runner(path.join(folder, 'report.json'));
    // A runner that ended with an error has failed, even where it counted no failure.
    return { passed, failed: code === 0 ? failed : Math.max(failed, 1), output };
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
