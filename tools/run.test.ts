/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const lock = (version: string) => ({
  packages: {
    '': {},
    'node_modules/a': { version },
    'node_modules/a-for-another-system': { version: '1.0.0', optional: true },
  },
});

let project: string;
beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'project-'));
  write('package.json', '{ "engines": { "node": ">=20.9.0" } }');
  write('package-lock.json', JSON.stringify(lock('1.0.0')));
  write(
    'hello.ts',
    "const who: string = process.argv[2] ?? 'nobody'; console.log('Hello', who); process.exitCode = who === 'nobody' ? 7 : 0;",
  );
  npmThat(`mkdir -p node_modules; cp package-lock.json node_modules/.package-lock.json`);
});
afterEach(() => rmSync(project, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(path.join(project, name), text);

function npmThat(does: string) {
  write('npm', `#!/bin/sh\necho "$@" >> calls\n${does}\n`);
  chmodSync(path.join(project, 'npm'), 0o755);
}
const calls = () =>
  existsSync(path.join(project, 'calls')) ? readFileSync(path.join(project, 'calls'), 'utf8').trim().split('\n') : [];

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.resolve('tools/run.mjs'), ...args], {
    cwd: project,
    env: { ...process.env, PATH: `${project}:${process.env.PATH}` },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('a script in a fresh clone installs the packages as locked and runs, and the next script installs nothing', () => {
  expect(run('hello.ts', 'Asha')).toEqual({
    status: 0,
    stderr: '',
    stdout: 'Packages: being installed …\nHello Asha\n',
  });
  expect(run('hello.ts', 'Meena')).toEqual({ status: 0, stderr: '', stdout: 'Hello Meena\n' });
  expect(calls()).toEqual(['ci --ignore-scripts --include=dev --no-audit --no-fund']);
});

test('tools/run.mjs without a file installs the packages if they are missing, and does nothing else', () => {
  expect(run()).toMatchObject({ status: 0, stdout: 'Packages: being installed …\n' });
  expect(run()).toEqual({ status: 0, stderr: '', stdout: '' });
});

test.each([
  ['another version is locked', () => write('package-lock.json', JSON.stringify(lock('1.0.1')))],
  ['packages were deleted', () => rmSync(path.join(project, 'node_modules'), { recursive: true })],
  ['a package is missing', () => write('node_modules/.package-lock.json', '{ "packages": {} }')],
])('a script installs the packages again if %s', (_, change) => {
  run();
  change();
  run();
  expect(calls()).toHaveLength(2);
});

test('tools/run.mjs ends with the exit code of the file that it runs', () => {
  expect(run('hello.ts')).toMatchObject({ status: 7, stdout: expect.stringContaining('Hello nobody') });
});

test("packages that cannot be installed are reported after npm's own message, and the script is not run", () => {
  npmThat('echo "npm error code ENOTFOUND" >&2; exit 1');
  expect(run('hello.ts')).toEqual({
    status: 1,
    stdout: expect.not.stringContaining('Hello'),
    stderr: expect.stringMatching(/^npm error code ENOTFOUND\nThe packages could not be installed/),
  });
});

test('a Node.js version that is too old is reported before anything is installed', () => {
  write('package.json', '{ "engines": { "node": ">=99.0.0" } }');
  expect(run('hello.ts')).toEqual({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/^Node\.js 99\.0\.0 or newer is needed, and this is /),
  });
});
