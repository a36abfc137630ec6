/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { describeProblems, launchProblems } from './launch-problems';
import { temporaryProject } from './project.fixture';

const TODAY = '2026-11-21';
const settings = {
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template',
  NEXT_PUBLIC_SITE_URL: 'https://www.roof.in',
};

let project: ReturnType<typeof temporaryProject>;
beforeEach(() => {
  project = temporaryProject();
});
afterEach(() => project.remove());

function problemsOf(text: string, file = 'company.yaml') {
  project.write(file, text);
  return launchProblems(project.root, settings, TODAY).map(({ kind, where, text }) => ({ kind, where, text }));
}

test('a claim of the company without approval is listed with its line and its English words', () => {
  const claims = `towns:\n  value: '18'\n  text:\n    en: cities\n    hi: शहर\n  approved: null\nstaff: { value: 700+, text: staff, approved: null }\n`;
  expect(problemsOf(claims, 'facts/claims.yaml')).toEqual([
    { kind: 'not approved', where: 'content/facts/claims.yaml:6', text: '18 cities' },
    { kind: 'not approved', where: 'content/facts/claims.yaml:7', text: '700+ staff' },
  ]);
});

test('an approval with a name and a day but without a fingerprint is listed', () => {
  expect(problemsOf('hours: { text: x, approved: { by: Asha Rao, on: 2026-11-21 } }')).toEqual([
    { kind: 'no fingerprint', where: 'content/company.yaml:1', text: 'x (approved by Asha Rao on 2026-11-21)' },
  ]);
});

test.each([
  ["{ by: ' ', on: 2026-11-20 }", '{"by":" ","on":"2026-11-20"}'],
  ['{ on: 2026-11-20 }', '{"on":"2026-11-20"}'],
  ['{ by: Asha }', '{"by":"Asha"}'],
  ['{ by: Asha, on: 20.11.2026 }', '{"by":"Asha","on":"20.11.2026"}'],
  ['{ by: Asha, on: 2026-02-30 }', '{"by":"Asha","on":"2026-02-30"}'],
  ['pending', '"pending"'],
  ['published', '"published"'],
])('a claim whose approval reads %s counts as not approved', (approved, got) => {
  const text = `x (expected { by: a name, on: YYYY-MM-DD } or null, got ${got})`;
  expect(problemsOf(`hours:\n  text: x\n  approved: ${approved}\n`)).toEqual([
    { kind: 'not approved', where: 'content/company.yaml:3', text },
  ]);
});

test('a claim whose field `approved` is empty is listed as not approved', () => {
  expect(problemsOf('hours:\n  text: x\n  approved:\n')).toEqual([
    { kind: 'not approved', where: 'content/company.yaml:3', text: 'x' },
  ]);
});

test('a claim whose approval is dated in the future counts as not approved', () => {
  expect(problemsOf('hours: { text: x, approved: { by: Asha, on: 2026-11-22 } }')).toEqual([
    {
      kind: 'not approved',
      where: 'content/company.yaml:1',
      text: "x (the approval's date, 2026-11-22, is still to come)",
    },
  ]);
});

test('content marked "sample: true" is listed with the nearest text, and content marked "sample: false" is not', () => {
  const reviews = `reviews:\n  - author: Meera\n    sample: true\n  - author: Ravi\n    sample: false\nnews:\n  title: News\n  list: { sample: true }\n`;
  expect(problemsOf(reviews)).toEqual([
    { kind: 'sample', where: 'content/company.yaml:3', text: 'Meera' },
    { kind: 'sample', where: 'content/company.yaml:8', text: 'News' },
  ]);
});

test('a fact that the company has not supplied yet is listed by its label, with its line', () => {
  const facts = `facts:\n  - label: { en: Vendor number, hi: वेंडर नंबर }\n    supplied: null\n  - label: Office\n    supplied: 12 Ghat Road\n`;
  expect(problemsOf(facts)).toEqual([{ kind: 'missing', where: 'content/company.yaml:3', text: 'Vendor number' }]);
});

test('an unapproved claim is listed with the doubt noted in the content', () => {
  const plan = `plan:\n  name: Sunny\n  doubt: another firm uses the name\n  approved: null\n`;
  expect(problemsOf(plan)).toEqual([
    { kind: 'not approved', where: 'content/company.yaml:4', text: 'Sunny (another firm uses the name)' },
  ]);
});

test.each([
  ['the registration with the electricity company', /registration.*electricity company/i],
  ['the registration with the scheme', /registration.*portal/i],
  ['the GSTIN', /GSTIN/],
  ['the make of the panels', /panels we install/i],
  ['the make of the inverters', /inverters we install/i],
  ['the years of warranty', /years of warranty/i],
  ['who pays for the net meter', /who pays for the net meter/i],
  ['how long the leakage guarantee runs', /how long.*leakage/i],
  ['the frame in the prices', /frame.*prices/i],
])('content/blocks/credentials.yaml has one fact in which the company can supply %s', (_, label) => {
  const { facts } = parse(readFileSync('content/blocks/credentials.yaml', 'utf8')) as {
    facts: { label: { en: string } }[];
  };
  expect(facts.filter((fact) => label.test(fact.label.en) && 'supplied' in fact)).toHaveLength(1);
});

test.each([
  'https://example.com/x',
  'a@example.in',
  'www.EXAMPLE.org',
  '+91 00000 00000',
  'tel:+910000000000',
  'YOUR_KEY',
  '[registered address to be supplied: example.com]',
])('the launch check finds the placeholder %s', (value) => {
  expect(problemsOf(`links:\n  - name: a\n    href: '${value}'\n`)).toEqual([
    { kind: 'placeholder', where: 'content/company.yaml:3', text: value },
  ]);
});

test('a placeholder is listed once for each language whose text has the placeholder', () => {
  const pairs = `address:\n  en: 'to come: example.com'\n  hi: 'बाकी: example.com'\nofficer:\n  en: Ravi\n  hi: 'नाम: example.com'\n`;
  expect(problemsOf(pairs)).toEqual([
    { kind: 'placeholder', where: 'content/company.yaml:2', text: 'to come: example.com' },
    { kind: 'placeholder', where: 'content/company.yaml:3', text: 'बाकी: example.com' },
    { kind: 'placeholder', where: 'content/company.yaml:6', text: 'नाम: example.com' },
  ]);
});

test('a placeholder in an item of a list and one in the text of a legal page are listed', () => {
  project.write('legal/terms/en.md', '## Who we are {#who}\n\nWrite to a@example.com.\n');
  expect(problemsOf('list:\n  - roofs\n  - example.com\n')).toEqual([
    { kind: 'placeholder', where: 'content/company.yaml:3', text: 'example.com' },
    { kind: 'placeholder', where: 'content/legal/terms/en.md:3', text: 'Write to a@example.com.' },
  ]);
});

test('in a listed claim, the name of a fact in braces is replaced by its value, and any other name in braces stays', () => {
  const claims = `towns:\n  value: '18'\n  years: 2020-2024\n  largeText: { en: '{towns} cities', hi: '{towns} शहर' }\n  text: { en: 'since {installed} by {company-name}', hi: '{company-name}' }\n  approved: null\ninstalled: { value: '2020', text: founded }\n`;
  expect(problemsOf(claims, 'facts/claims.yaml').map(({ text }) => text)).toEqual([
    '18 cities since 2020 by {company-name}',
  ]);
});

test('an unapproved fact of the calculators is listed with its English name, value and unit, unless it has a public source', () => {
  const facts = `facts:\n  gst:\n    name: { en: GST on a plant, hi: प्लांट पर GST }\n    value: 8.9\n    unit: '%'\n    approved: null\n  urban-1: { name: First slab, value: 5.5, unit: ₹/unit, approved: published }\n`;
  expect(problemsOf(facts, 'facts/prices.yaml')).toEqual([
    { kind: 'not approved', where: 'content/facts/prices.yaml:6', text: 'GST on a plant: 8.9 %' },
  ]);
});

test('an unapproved section of a legal page is listed with its English heading, in which facts have their values', () => {
  project.write('facts/claims.yaml', 'emi: { value: 0%, text: EMI financing }');
  project.write('legal/terms/en.md', '## In short {#short}\n\nFree.\n\n## {emi} EMI {#emi}\n\nNo interest.\n');
  project.write('legal/terms/hi.md', '## थोड़े में {#short}\n\nमुफ़्त।\n');
  const page = `legalText:\n  sections:\n    - id: short\n      approved: null\n    - id: emi\n      approved: null\n`;
  expect(problemsOf(page, 'pages/terms.yaml')).toEqual([
    { kind: 'not approved', where: 'content/pages/terms.yaml:4', text: 'In short' },
    { kind: 'not approved', where: 'content/pages/terms.yaml:6', text: '0% EMI' },
  ]);
});

test('a claim without a title or text is listed by its key in the file, or as "the whole file" if it has no key', () => {
  const subsidies = `rule:\n  part: 60%\n  approved: null\n`;
  expect(problemsOf(subsidies, 'facts/subsidies.yaml').map(({ text }) => text)).toEqual(['rule']);
  expect(problemsOf('from: 6\napproved: null\n', 'facts/subsidies.yaml').map(({ text }) => text)).toEqual([
    'the whole file',
  ]);
});

test('the launch check lists a picture by its alternative text, and a long text by its beginning', () => {
  const long =
    'They read our old bills before they went up to our roof, and the plant they suggested was smaller than the one I had asked for.';
  const list = `- src: /pictures/team-1.svg\n  alt: A surveyor\n  sample: true\n- text: ${long}\n  sample: true\n`;
  expect(problemsOf(list).map(({ text }) => text)).toEqual([
    'A surveyor',
    'They read our old bills before they went up to our roof, and the plant they suggested was smaller…',
  ]);
});

test('the launch check skips comments, names of fields, files other than YAML and Markdown, and words like "example.community"', () => {
  project.write('schemas/table.ts', "export const table = { note: 'example.com', approved: null };");
  project.write('generated/pictures.json', '{ "note": "example.com", "approved": null }');
  expect(problemsOf('# example.com, approved: null\nexample.com: x\nnote: at example.community\n')).toEqual([]);
});

test('each setting that is missing or still a placeholder is listed by its name, with what is wrong', () => {
  const env = {
    ...settings,
    NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'YOUR_SERVICE_ID',
    NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: '',
    NEXT_PUBLIC_SITE_URL: 'https://www.example.com',
  };
  expect(launchProblems(project.root, env, TODAY)).toEqual([
    {
      kind: 'setting',
      where: 'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
      text: 'is not set: see .env.example and docs/emailjs.md',
    },
    { kind: 'setting', where: 'NEXT_PUBLIC_EMAILJS_SERVICE_ID', text: 'is the placeholder "YOUR_SERVICE_ID"' },
    { kind: 'setting', where: 'NEXT_PUBLIC_SITE_URL', text: 'is the placeholder "https://www.example.com"' },
  ]);
});

test('describeProblems() groups the problems by kind and counts them', () => {
  const problems = problemsOf(
    `- { text: A, approved: null, sample: true }\n- { text: B, approved: null }\n`,
    'team.yaml',
  );
  expect(describeProblems(problems)).toBe(
    [
      'Not approved: somebody at the company has to confirm these (2)',
      '  content/team.yaml:1  A',
      '  content/team.yaml:2  B',
      '',
      'Samples: replace them by the real thing (1)',
      '  content/team.yaml:1  A',
      '',
      '3 things are left to settle before the launch.',
    ].join('\n'),
  );
});
