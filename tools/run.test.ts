/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let project: string;
beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'project-'));
  write('package.json', '{ "engines": { "node": ">=20.9.0" } }');
  write('package-lock.json', '{}');
  write(
    'hello.ts',
    "const who: string = process.argv[2] ?? 'nobody'; console.log('Hello', who); process.exitCode = who === 'nobody' ? 7 : 0;",
  );
  // A stand-in for npm, which installs what the launcher needs.
  write(
    'npm.js',
    `const fs = require('fs');
    fs.mkdirSync('node_modules');
    fs.symlinkSync(${JSON.stringify(path.resolve('node_modules/tsx'))}, 'node_modules/tsx');
    fs.writeFileSync('node_modules/.package-lock.json', '{}');`,
  );
});
afterEach(() => rmSync(project, { recursive: true }));

function write(name: string, text: string) {
  mkdirSync(path.dirname(path.join(project, name)), { recursive: true });
  writeFileSync(path.join(project, name), text);
}

function run(...args: string[]) {
  const env = { ...process.env, npm_execpath: path.join(project, 'npm.js') };
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.resolve('tools/run.mjs'), ...args], {
    cwd: project,
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('a script of a fresh clone installs the packages and runs, and the next one runs alone', () => {
  expect(run('hello.ts', 'Asha')).toEqual({
    status: 0,
    stderr: '',
    stdout: expect.stringMatching(/^Packages …\nPackages: installed \(.+\)\nHello Asha\n$/),
  });
  expect(run('hello.ts', 'Meena')).toEqual({ status: 0, stderr: '', stdout: 'Hello Meena\n' });
});

test('without a file the packages are installed, for a program of theirs that follows', () => {
  expect(run()).toMatchObject({ status: 0, stdout: expect.stringContaining('Packages: installed') });
  expect(run()).toEqual({ status: 0, stderr: '', stdout: '' });
});

test('the exit code of the file is that of the script', () => {
  expect(run('hello.ts')).toMatchObject({ status: 7, stdout: expect.stringContaining('Hello nobody') });
});

test('packages that cannot be installed are told, and the file is not run', () => {
  write('npm.js', "console.error('npm error code ENOTFOUND'); process.exit(1);");
  expect(run('hello.ts')).toEqual({
    status: 1,
    stdout: expect.not.stringContaining('Hello'),
    stderr: expect.stringContaining('Check the connection to the internet'),
  });
});

test('a Node.js that is too old is told before anything is installed', () => {
  write('package.json', '{ "engines": { "node": ">=99.0.0" } }');
  expect(run('hello.ts')).toEqual({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/^Node\.js 99\.0\.0 or newer is needed, and this is /),
  });
});
