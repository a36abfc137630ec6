/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkContentApart } from './check-apart';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'apart-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const define = JSON.stringify(path.resolve('content/define'));
const schema = JSON.stringify(path.resolve('content/schema'));
const save = (words: string) => writeFileSync(path.join(folder, 'day.ts'), words);
const day = (value: string) =>
  `import { defineContent } from ${define}; import { date } from ${schema};\nexport const day = defineContent({ file: 'content/day.ts', page: '/home' }, date, '${value}');`;

test('each check reads the words as they were last saved', async () => {
  save(day('soon'));
  expect(await checkContentApart(folder, folder)).toEqual([
    'content/day.ts · page: /home · field: (the whole value) · expected a date written YYYY-MM-DD, got "soon"',
  ]);
  save(day('2026-11-21'));
  expect(await checkContentApart(folder, folder)).toEqual([]);
});

test('a file that is no TypeScript is told with its place', async () => {
  save('export const = ;');
  expect((await checkContentApart(folder, folder)).join('\n')).toMatch(/day\.ts:1:13: ERROR/);
});
