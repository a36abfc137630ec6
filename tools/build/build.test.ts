/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeFiles } from '../system/files';

let project: string;
beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'build-'));
  writeFiles(project, [['out/index.html', 'the last build']]);
});
afterEach(() => rmSync(project, { recursive: true }));

function build() {
  writeFileSync(path.join(project, 'tsconfig.json'), JSON.stringify({ extends: path.resolve('tsconfig.json') }));
  const args = ['--import', path.resolve('node_modules/tsx/dist/loader.mjs'), path.resolve('tools/build/build.ts')];
  return spawnSync(process.execPath, args, { cwd: project, env: { ...process.env, EXPORT_DIR: '' }, encoding: 'utf8' });
}

test('a failed build prints the reason, and keeps the last build unchanged', () => {
  const { status, stderr } = build();
  expect(status).toBe(1);
  expect(stderr).toContain('media/masters');
  expect(stderr).toContain('the last build is still there as it was');
  expect(readFileSync(path.join(project, 'out/index.html'), 'utf8')).toBe('the last build');
});
