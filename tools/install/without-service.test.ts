/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let folder: string;
let policy: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'service-'));
  policy = path.join(folder, 'policy-rc.d');
  // Puts a stand-in for systemctl on PATH, because a test must not touch the machine's own services.
  writeFileSync(
    path.join(folder, 'systemctl'),
    `#!/bin/sh\necho "$@" >> ${folder}/calls\n[ "$1" = disable ] || cat ${folder}/units 2> /dev/null\n`,
  );
  chmodSync(path.join(folder, 'systemctl'), 0o755);
});
afterEach(() => rmSync(folder, { recursive: true }));

const install = (script: string) =>
  spawnSync('/bin/sh', [path.resolve('tools/install/without-service.sh'), 'nginx', '/bin/sh', '-c', script], {
    env: { NODE_ENV: 'test', PATH: `${folder}:${process.env.PATH}`, POLICY: policy },
    encoding: 'utf8',
  });
const disabled = () => readFileSync(path.join(folder, 'calls'), 'utf8').includes('disable --quiet nginx.service');

test('while a package is installed, its service cannot be started, and other services can', () => {
  const { stdout } = install(
    'for unit in "nginx.service start" "--quiet nginx (start) 5" "cron.service start"; do "$POLICY" $unit; echo $?; done',
  );
  expect(stdout).toBe('101\n101\n0\n');
});

test('a failed installation passes on its exit code, removes the file policy-rc.d, and keeps the service from starting with the machine', () => {
  expect(install('exit 7').status).toBe(7);
  expect(existsSync(policy)).toBe(false);
  expect(disabled()).toBe(true);
});

test('a service that was there before the installation still starts with the machine', () => {
  writeFileSync(path.join(folder, 'units'), 'nginx.service enabled enabled\n');
  install('true');
  expect(disabled()).toBe(false);
});

test('an installation does not change a policy-rc.d file that the machine already has', () => {
  writeFileSync(policy, 'own');
  install('true');
  expect(readFileSync(policy, 'utf8')).toBe('own');
});
