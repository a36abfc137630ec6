/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let project: string;
let scripts: Record<string, string>;
beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'project-'));
  scripts = { lint: 'true', typecheck: 'true', build: 'true' };
  write('chromium', '#!/bin/sh\n');
  chmodSync(path.join(project, 'chromium'), 0o755);
  jestCounts({ numPassedTests: 20, numFailedTests: 0, numRuntimeErrorTestSuites: 0 });
  playwrightCounts({ stats: { expected: 30, unexpected: 0, flaky: 0 }, errors: [] });
});
afterEach(() => rmSync(project, { recursive: true }));

function write(name: string, text: string) {
  mkdirSync(path.dirname(path.join(project, name)), { recursive: true });
  writeFileSync(path.join(project, name), text);
}

const jestCounts = (counts: object, code = 0) =>
  write(
    'node_modules/jest/bin/jest.js',
    `const file = process.argv.find((word) => word.startsWith('--outputFile=')).slice('--outputFile='.length);
    require('fs').writeFileSync(file, ${JSON.stringify(JSON.stringify(counts))}); process.exitCode = ${code};`,
  );
const playwrightCounts = (counts: object) =>
  write(
    'node_modules/playwright/cli.js',
    `require('fs').writeFileSync(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE, ${JSON.stringify(JSON.stringify(counts))});`,
  );

function npmTest() {
  write('package.json', JSON.stringify({ scripts }));
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--import', path.resolve('node_modules/tsx/dist/loader.mjs'), path.resolve('tools/test/test.ts')],
    { cwd: project, env: { ...process.env, CHROMIUM_PATH: path.join(project, 'chromium') }, encoding: 'utf8' },
  );
  return { status, stdout, last: stdout.trim().split('\n').at(-1) };
}

test('the last line of npm test counts the tests of all suites', () => {
  expect(npmTest()).toMatchObject({ status: 0, last: '73 passed, 0 failed' });
});

test('npm test runs all suites even if some fail, counts their failures, prints the output of a failed suite and exits with 1', () => {
  scripts.lint = 'echo a line is too long; false';
  jestCounts({ numPassedTests: 18, numFailedTests: 1, numRuntimeErrorTestSuites: 1 }, 1);
  playwrightCounts({ stats: { expected: 28, unexpected: 1, flaky: 1 }, errors: ['a file could not be loaded'] });
  const { status, stdout, last } = npmTest();
  // The lint counts as 1 failure, each of the two Jest runs has 2, and Playwright has 3: a flaky test and a file that
  // cannot be loaded count too.
  expect({ status, last }).toEqual({ status: 1, last: '66 passed, 8 failed' });
  expect(stdout).toContain('a line is too long');
});

test('if the build fails, npm test counts the suites that need the built site as failed and says that they were not run', () => {
  scripts.build = 'false';
  const { status, stdout, last } = npmTest();
  expect({ status, last }).toEqual({ status: 1, last: '22 passed, 3 failed' });
  expect(stdout).toContain('Not run, since the build failed.');
});

test('npm test counts a test runner that exits with an error as a failure, even if the runner reports no failed test', () => {
  jestCounts({ numPassedTests: 20, numFailedTests: 0, numRuntimeErrorTestSuites: 0 }, 1);
  expect(npmTest()).toMatchObject({ status: 1, last: '73 passed, 2 failed' });
});
