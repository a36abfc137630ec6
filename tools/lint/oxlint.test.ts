/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeFiles } from '../system/files';

const OXLINT = path.resolve('node_modules/oxlint/bin/oxlint');

let project: string;
beforeAll(() => {
  project = mkdtempSync(path.join(tmpdir(), 'oxlint-'));
  cpSync('.oxlintrc.json', path.join(project, '.oxlintrc.json'));
});
afterAll(() => rmSync(project, { recursive: true }));

function complaints(file: string, text: string): string[] {
  writeFiles(project, [[file, text]]);
  const { stdout } = spawnSync(process.execPath, [OXLINT, '--format=json', file], { cwd: project, encoding: 'utf8' });
  return JSON.parse(stdout).diagnostics.map(({ message }: { message: string }) => message);
}

test.each([
  ["export const Red = () => <p style={{ color: 'red' }}>Sun</p>;\n"],
  [
    "import { Icon } from '@/components/ui/Icon/Icon';\nexport const Red = () => <Icon name=\"sun\" style={{ color: 'red' }} />;\n",
  ],
])('Oxlint reports the style attribute in %j', (text) => {
  expect(complaints('components/sections/Hero/Hero.tsx', text)).toEqual([
    expect.stringContaining('The security policy allows no style attribute: use a class.'),
  ]);
});

test('Oxlint reports console.log and allows console.error', () => {
  expect(complaints('lib/env.ts', "console.log('typed');\n")).toEqual(['Unexpected console statement.']);
  expect(complaints('lib/env.ts', "console.error('failed');\n")).toEqual([]);
});
