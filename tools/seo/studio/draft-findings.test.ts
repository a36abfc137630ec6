/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkDraft } from './draft-findings';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'draft-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const tool = () => path.join(folder, 'tool.ts');
const save = (words: string) => writeFileSync(path.join(folder, 'words.ts'), words);

test('each check of a draft reads the words as they were last saved', async () => {
  writeFileSync(
    tool(),
    "import { words } from './words';\nexport const draftCheck = () => ({ wrong: [words], stale: [] as string[] });",
  );
  save("export const words = 'first';");
  expect(await checkDraft(tool())).toEqual({ wrong: ['first'], stale: [] });
  save("export const words = 'second';");
  expect(await checkDraft(tool())).toEqual({ wrong: ['second'], stale: [] });
});

test('a syntax error in content is reported with file, line and column', async () => {
  writeFileSync(tool(), "export { words } from './words';");
  save('export const = ;');
  const { wrong } = await checkDraft(tool());
  expect(wrong.join('\n')).toMatch(/words\.ts:1:13: ERROR/);
});
