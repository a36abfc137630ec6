/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = process.cwd();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'content-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a content file that checks a value by the schemas of the site. */
function write(file: string, schema: string, value: string) {
  const imports = ['define', 'schema'].map((name) => JSON.stringify(path.join(root, 'content', name)));
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(
    path.join(folder, file),
    `import { defineContent } from ${imports[0]};
     import * as schema from ${imports[1]};
     export const words = defineContent({ file: 'content/${file}', page: '/home' }, ${schema}, ${value} as never);`,
  );
}

/** Content files are loaded as the build loads them, which Jest's own loader of modules cannot do. */
function check() {
  const tool = JSON.stringify(path.join(root, 'tools/content-check/content-check.ts'));
  const script = `require(${tool}).checkContent(process.argv[1]).then((lines) => console.log(JSON.stringify(lines)))`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--eval', script, folder], { cwd: root, encoding: 'utf8' });
  return { status, stderr, lines: status === 0 ? (JSON.parse(stdout) as string[]) : [] };
}

test('each problem of each file is one line, once', () => {
  write('faq.ts', 'schema.faq', "{ categories: [{ name: 'General', questions: [{ question: '', answer: '' }] }] }");
  write('pages/home.ts', 'schema.hero', "{ heading: 'Sun', text: 'Sun' }");
  write('pages/news.ts', 'schema.date', "'soon'");
  writeFileSync(path.join(folder, 'both.ts'), "export * from './faq';");
  writeFileSync(path.join(folder, 'faq.test.ts'), "throw new Error('a test is no content');");
  const { stderr, lines } = check();
  expect(stderr).toBe('');
  expect(lines.sort()).toEqual([
    'content/faq.ts · page: /home · field: categories[0].questions[0].answer · expected some text, got ""',
    'content/faq.ts · page: /home · field: categories[0].questions[0].question · expected some text, got ""',
    'content/pages/news.ts · page: /home · field: (the whole value) · expected a date written YYYY-MM-DD, got "soon"',
  ]);
});

test('content without a problem gives no line', () => {
  write('pages/home.ts', 'schema.hero', "{ heading: 'Sun', text: 'Sun' }");
  expect(check().lines).toEqual([]);
});

test('a file that cannot be read as TypeScript is no problem of words: the check itself fails', () => {
  writeFileSync(path.join(folder, 'broken.ts'), 'export const = ;');
  const { status, stderr } = check();
  expect(status).not.toBe(0);
  expect(stderr).toContain('broken.ts');
});
