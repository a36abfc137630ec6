/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeProblems, launchProblems } from './launch-problems';

const TODAY = '2026-11-21';
const settings = {
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template',
  NEXT_PUBLIC_SITE_URL: 'https://www.roof.in',
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'project-'));
  for (const folder of ['content/en/pages', 'content/facts']) mkdirSync(path.join(root, folder), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

function problemsOf(source: string, file = 'content/facts/company.ts') {
  writeFileSync(path.join(root, file), source);
  return launchProblems(root, settings, TODAY);
}

test('a claim of the company without approval is listed with its line and its text', () => {
  expect(problemsOf(`export const claims = [\n  { figure: '18', text: 'cities',\n    approved: null },\n];`)).toEqual([
    { kind: 'not approved', where: 'content/facts/company.ts:3', text: '18 cities' },
  ]);
});

test('an approval with a name and a day that has come is listed until it has a seal', () => {
  expect(problemsOf(`export const claim = { text: 'x', approved: { by: 'Asha Rao', on: '2026-11-21' } };`)).toEqual([
    { kind: 'not sealed', where: 'content/facts/company.ts:1', text: 'x (approved by Asha Rao on 2026-11-21)' },
  ]);
});

test.each([
  "{ by: ' ', on: '2026-11-20' }",
  "{ on: '2026-11-20' }",
  "{ by: 'Asha' }",
  "{ by: 'Asha', on: '20.11.2026' }",
  "{ by: 'Asha', on: '2026-02-30' }",
  'pending',
])('the approval of a claim that reads %s does not count', (approved) => {
  const found = problemsOf(`const pending = null; export const claim = { text: 'x', approved: ${approved} };`);
  const text = `x (expected { by: 'a name', on: 'YYYY-MM-DD' } or null, got ${approved})`;
  expect(found).toEqual([{ kind: 'not approved', where: 'content/facts/company.ts:1', text }]);
});

test('the approval of a claim does not count before its day', () => {
  const source = "export const claim = { text: 'x', approved: { by: 'Asha', on: '2026-11-22' } };";
  expect(problemsOf(source)).toEqual([
    {
      kind: 'not approved',
      where: 'content/facts/company.ts:1',
      text: "x (the approval's date, 2026-11-22, is still to come)",
    },
  ]);
});

test('a sample in content is listed with its nearest words, and text that is no longer a sample is not', () => {
  const source = `export const reviews = [{ author: 'Meera ★★★★★', sample: true }, { author: 'Ravi', sample: false }];\nexport const page = { title: 'News', list: { sample: true } };`;
  expect(problemsOf(source)).toEqual([
    { kind: 'sample', where: 'content/facts/company.ts:1', text: 'Meera ★★★★★' },
    { kind: 'sample', where: 'content/facts/company.ts:2', text: 'News' },
  ]);
});

test('a fact that the company has still to supply is listed by its label, with its line', () => {
  const source = `export const facts = [\n  { label: 'Vendor number', supplied: null },\n  { label: 'Office', supplied: '12 Ghat Road' },\n];`;
  expect(problemsOf(source)).toEqual([{ kind: 'missing', where: 'content/facts/company.ts:2', text: 'Vendor number' }]);
});

test.each([
  "'https://example.com/x'",
  "'a@example.in'",
  "'www.EXAMPLE.org'",
  "'+91 00000 00000'",
  "'tel:+910000000000'",
  "'YOUR_KEY'",
  '`at ${name} of example.com`',
])('the launch check finds the placeholder %s', (value) => {
  expect(problemsOf(`const name = 'a'; export const link = { href: ${value} };`)).toEqual([
    { kind: 'placeholder', where: 'content/facts/company.ts:1', text: value.slice(1, -1) },
  ]);
});

test('an unapproved claim is listed with its figure', () => {
  expect(
    problemsOf(`export const claims = { cities: { figure: '18 cities', text: 'served', approved: null } };`),
  ).toEqual([{ kind: 'not approved', where: 'content/facts/company.ts:1', text: '18 cities served' }]);
});

test('an unapproved figure of content/facts is listed with the English words of the same name', () => {
  writeFileSync(
    path.join(root, 'content/en/claims.ts'),
    "import { claims as facts } from '../facts/claims';\nexport const claims = { towns: { figure: facts.towns.figure, text: `towns (${facts.towns.years})` } };",
  );
  expect(
    problemsOf(
      `export const claims = {\n  towns: { figure: '18', years: '2020-2024', approved: null } } satisfies Claims;`,
      'content/facts/claims.ts',
    ),
  ).toEqual([{ kind: 'not approved', where: 'content/facts/claims.ts:2', text: '18 towns (2020-2024)' }]);
});

test('an unapproved figure of the calculators is listed with its English name, value and unit, unless it has a public source', () => {
  writeFileSync(
    path.join(root, 'content/en/calculator.ts'),
    "export const calculator = { figures: { gst: 'GST on a plant', 'urban-1': 'First slab' } } satisfies Words;",
  );
  mkdirSync(path.join(root, 'content/facts/solar'));
  const source = `const figures = {\n  gst: { value: 8.9, unit: '%', approved: null },\n  'urban-1': { value: 5.5, unit: '₹/unit', approved: 'published' },\n  lost: { value: 1, unit: 'kW', approved: null },\n} satisfies Figures;\nexport const prices = { figures };`;
  expect(problemsOf(source, 'content/facts/solar/prices.ts')).toEqual([
    { kind: 'not approved', where: 'content/facts/solar/prices.ts:2', text: 'GST on a plant: 8.9 %' },
    { kind: 'not approved', where: 'content/facts/solar/prices.ts:4', text: 'a figure without a name: 1 kW' },
  ]);
});

test('the approval "published" counts for figures of the calculators alone, not for a claim', () => {
  expect(problemsOf(`export const claim = { text: 'x', approved: 'published' };`)).toEqual([
    expect.objectContaining({ kind: 'not approved', text: expect.stringContaining("got 'published'") }),
  ]);
});

test('the launch check prefers whole texts to templates, whose gaps it fills with names', () => {
  const source =
    'export const a = { text: `A ${figure} plan`, name: "Clean panels", approved: null };\nexport const b = { heading: `${emi.figure} EMI`, approved: null };';
  expect(problemsOf(source).map(({ text }) => text)).toEqual(['Clean panels', '[emi.figure] EMI']);
});

test('the launch check lists a picture by its alternative text, and a long text by its beginning', () => {
  const long =
    'They read our old bills before they went up to our roof, and the plant they suggested was smaller than the one I had asked for.';
  const source = `export const a = [{ src: '/pictures/team-1.svg', alt: 'A surveyor', sample: true }, { text: '${long}', sample: true }];`;
  expect(problemsOf(source).map(({ text }) => text)).toEqual([
    'A surveyor',
    'They read our old bills before they went up to our roof, and the plant they suggested was smaller…',
  ]);
});

test('the launch check skips comments, types, imports, fixtures of tests and schemas', () => {
  writeFileSync(
    path.join(root, 'content/language.fixture.ts'),
    `export const hint = 'for example https://example.com'; export const claim = { approved: null };`,
  );
  mkdirSync(path.join(root, 'content/schemas'), { recursive: true });
  writeFileSync(
    path.join(root, 'content/schemas/table.ts'),
    `export const table = { note: 'example.com', approved: approved.optional() };`,
  );
  const source = `// example.com, approved: null\nimport type { A } from './example.com';\nexport type B = 'example.com';\nexport interface Claim { approved: null }\nexport const x = 'at example.community';`;
  expect(problemsOf(source)).toEqual([]);
});

test('the launch check reads the pages in folders of content/ too', () => {
  expect(problemsOf(`export const page = { title: 'About', approved: null };`, 'content/en/pages/aboutus.ts')).toEqual([
    { kind: 'not approved', where: 'content/en/pages/aboutus.ts:1', text: 'About' },
  ]);
});

test('the launch check lists settings that are missing or are placeholders by name', () => {
  const env = {
    ...settings,
    NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'YOUR_SERVICE_ID',
    NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: '',
    NEXT_PUBLIC_SITE_URL: 'https://www.example.com',
  };
  expect(launchProblems(root, env, TODAY)).toEqual([
    {
      kind: 'setting',
      where: 'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
      text: 'is not set: see .env.example, and "Setting up e-mail" in the README',
    },
    { kind: 'setting', where: 'NEXT_PUBLIC_EMAILJS_SERVICE_ID', text: 'is the placeholder "YOUR_SERVICE_ID"' },
    { kind: 'setting', where: 'NEXT_PUBLIC_SITE_URL', text: 'is the placeholder "https://www.example.com"' },
  ]);
});

test('the launch problems are grouped and counted', () => {
  const problems = problemsOf(
    `export const a = { text: 'A', approved: null, sample: true };\nexport const b = { text: 'B', approved: null };`,
  );
  expect(describeProblems(problems)).toBe(
    [
      'Not approved: somebody at the company has to confirm these (2)',
      '  content/facts/company.ts:1  A',
      '  content/facts/company.ts:2  B',
      '',
      'Samples: replace them by the real thing (1)',
      '  content/facts/company.ts:1  A',
      '',
      '3 things are left to settle before the launch.',
    ].join('\n'),
  );
});
