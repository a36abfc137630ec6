/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

let project: string;
beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'project-'));
  writeFileSync(path.join(project, 'package-lock.json'), '{"version":1}');
  npmThat("fs.mkdirSync('node_modules', { recursive: true });");
});
afterEach(() => rmSync(project, { recursive: true }));

/** A stand-in for npm, which notes its arguments and then does what it is told. */
function npmThat(code: string) {
  writeFileSync(
    path.join(project, 'npm.js'),
    `const fs = require('fs'); fs.appendFileSync('calls', process.argv.slice(2).join(' ') + '\\n'); ${code}`,
  );
}
const calls = () =>
  existsSync(path.join(project, 'calls')) ? readFileSync(path.join(project, 'calls'), 'utf8').trim().split('\n') : [];

const tool = pathToFileURL(path.resolve('tools/setup/packages.mjs')).href;
function install() {
  const code = `import(${JSON.stringify(tool)}).then(({ installPackages }) => installPackages()).then(console.log, (error) => console.log(error.message))`;
  const env = { ...process.env, npm_execpath: path.join(project, 'npm.js') };
  return spawnSync(process.execPath, ['-e', code], { cwd: project, env, encoding: 'utf8' }).stdout.trim();
}

test('packages are installed as locked, without install scripts, once', () => {
  expect(install()).toBe('true');
  expect(install()).toBe('false');
  expect(calls()).toEqual(['ci --ignore-scripts --include=dev --no-audit --no-fund']);
});

test('a changed lock file is installed', () => {
  install();
  writeFileSync(path.join(project, 'package-lock.json'), '{"version":2}');
  expect(install()).toBe('true');
});

test('packages that were deleted are installed', () => {
  install();
  rmSync(path.join(project, 'node_modules'), { recursive: true });
  expect(install()).toBe('true');
});

test.each([
  ['npm error network request failed, reason: getaddrinfo ENOTFOUND', 'Check the connection to the internet'],
  ['npm error nospc ENOSPC: no space left on device', 'The disk is full'],
  ['npm error something else', 'Put right what npm names above'],
])('a failure with "%s" is told with advice, and tried again the next time', (reason, advice) => {
  npmThat(
    `fs.mkdirSync('node_modules', { recursive: true }); console.error('npm warn noise'); console.error(${JSON.stringify(reason)}); process.exit(1);`,
  );
  const message = install();
  expect(message).toContain(reason);
  expect(message).toContain(advice);
  expect(message).not.toContain('noise');
  install();
  expect(calls()).toHaveLength(2);
});
