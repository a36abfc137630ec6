/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const TYPES_ALONE = 'content reaches components as an argument: import types alone from content/';
const LIB = 'lib/ knows neither components nor content';
const OWN_WORDS = 'tests and fixtures have words of their own: the words of the site are for e2e/ and whole pages';
const UI = 'components/ui knows nothing of solar';

const refused: [file: string, imported: string, brokenRules: string[]][] = [
  ['components/forms/Field.tsx', 'content/read', [TYPES_ALONE]],
  ['components/forms/Field.test.tsx', 'tools/check-content/site-content', ['tools/ never reach the site', OWN_WORDS]],
  ['lib/metadata.ts', 'content/schemas/hero', [LIB]],
  ['lib/cards.ts', 'components/sections/Hero', [LIB]],
  ['components/ui/Icon.tsx', 'components/sections/Hero', [UI]],
  ['components/ui/Badge.tsx', 'content/read', [TYPES_ALONE, UI]],
  ['components/pages/Home.tsx', 'content/read', [TYPES_ALONE]],
  ['components/forms/Draft.tsx', 'lib/content/files', [expect.stringContaining('a browser gets `fill` alone')]],
  ['lib/content/own.ts', 'content/read', [LIB]],
  ['lib/content/other.ts', 'lib/env', [expect.stringContaining('it knows nothing of this one')]],
  ['components/sections/Hero.tsx', 'components/pages/Home', ['pages are made of components, not the other way round']],
  ['components/layout/Header.tsx', 'app/layout', ['only app/ knows the routes']],
  ['content/schemas/news.ts', 'components/sections/Hero', ['content/ knows lib/ alone']],
  ['app/manifest.test.ts', 'app/site', [OWN_WORDS]],
  ['tools/guide.fixture.ts', 'tools/check-content/site-content', [OWN_WORDS]],
  ['app/sitemap.ts', 'content/towns', [expect.stringContaining('words are YAML and Markdown')]],
  ['app/page.tsx', 'tools/check', ['tools/ never reach the site']],
];

const allowed: [file: string, statement: string][] = [
  ['content/schemas/faq.ts', "import { one } from '../../lib/env'"],
  ['components/forms/Choice.tsx', "import type { One } from '@/content/schemas/hero'"],
  ['components/forms/Consent.tsx', "import { one } from '@/lib/env'"],
  ['components/pages/Home.test.tsx', "import { one } from '@/tools/check-content/site-content'"],
  ['tools/check-content/read.test.ts', "import { one } from '@/tools/check-content/site-content'"],
  ['components/ui/Rotator.tsx', "import { one } from '@/lib/content/fill'"],
  ['app/home.tsx', "import { one } from '@/content/read'"],
];

const imported = [
  'content/read',
  'content/schemas/hero',
  'content/towns',
  'app/site',
  'lib/content/fill',
  'lib/content/files',
  'tools/check-content/site-content',
  'components/pages/Home',
  'components/sections/Hero',
  'app/layout',
  'lib/env',
  'tools/check',
];

const [major, minor] = process.versions.node.split('.').map(Number) as [number, number];
// Skips the tests on Node.js 20.9 to 20.11: the site builds with these versions, but dependency-cruiser 17 does not
// start.
const rules = major === 20 && minor < 12 ? describe.skip : describe;

rules('imports', () => {
  let broken: Map<string, string[]>;

  beforeAll(() => {
    const folder = mkdtempSync(path.join(tmpdir(), 'imports-'));
    const write = (file: string, text: string) => {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    };
    write('tsconfig.json', '{ "compilerOptions": { "paths": { "@/*": ["./*"] } } }');
    for (const file of imported) write(`${file}.ts`, 'export const one = 1;\nexport type One = number;\n');
    for (const [file, from] of refused) write(file, `import { one } from '@/${from}';\nexport const used = one;\n`);
    for (const [file, statement] of allowed) write(file, `${statement};\n`);
    write('package.json', '{ "devDependencies": { "chart": "1.0.0" } }');
    write('node_modules/chart/package.json', '{ "name": "chart", "version": "1.0.0", "main": "index.js" }');
    write('node_modules/chart/index.js', 'exports.one = 1;\n');
    write('lib/chart.ts', "import { one } from 'chart';\nexport const used = one;\n");
    write('lib/a.ts', "import type { B } from './b';\nexport type A = B;\n");
    write('lib/b.ts', "import type { A } from './a';\nexport type B = A;\n");

    const program = path.resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
    const args = [program, '--config', path.resolve('.dependency-cruiser.mjs'), '--output-type', 'json', '.'];
    const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    const { violations } = JSON.parse(stdout).summary as { violations: { from: string; rule: { name: string } }[] };
    broken = new Map();
    for (const { from, rule } of violations) broken.set(from, [...(broken.get(from) ?? []), rule.name]);
  });

  test.each(refused)('dependency-cruiser reports that the file %s may not import %s', (file, _from, names) => {
    expect(broken.get(file)?.sort()).toEqual([...names].sort());
  });

  test.each(allowed)('dependency-cruiser reports nothing when the file %s contains %s', (file) => {
    expect(broken.has(file)).toBe(false);
  });

  test('dependency-cruiser reports two files that import types from each other as a circular import', () => {
    expect(broken.get('lib/a.ts')).toEqual(['no circular imports']);
  });

  test('dependency-cruiser reports a package in devDependencies that lib/ imports', () => {
    expect(broken.get('lib/chart.ts')).toEqual([expect.stringContaining('stands in dependencies')]);
  });
});
