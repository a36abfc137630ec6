/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launchProblems } from './launch-problems';
import { sealApprovals } from './seal';

const TODAY = '2026-11-21';
const APPROVED = "approved: { by: 'Asha Rao', on: '2026-11-20' }";

let root: string;
const file = () => path.join(root, 'content/en/claims.ts');
const read = () => readFileSync(file(), 'utf8');
const write = (source: string) => writeFileSync(file(), source);
const seal = () => sealApprovals(root, TODAY);
const kinds = () =>
  launchProblems(root, {}, TODAY)
    .filter(({ kind }) => kind !== 'setting')
    .map(({ kind, where, text }) => `${kind} ${where} ${text}`);

/** Seals the approvals in a source text, changes the text, and lists what the launch check finds then. */
function afterChange(source: string, ...[from, to]: [string, string]) {
  write(source);
  seal();
  expect(kinds()).toEqual([]);
  expect(read()).toContain(from);
  write(read().replace(from, to));
  return kinds();
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'project-'));
  mkdirSync(path.join(root, 'content/en'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

test('each new approval of a claim gets a seal and then counts; those that are null or wrong get none', () => {
  write(`export const claims = [
  { figure: '18', text: 'cities', ${APPROVED} },
  { figure: '20', text: 'towns', approved: null },
  { figure: '21', text: 'villages', approved: { by: 'Asha Rao', on: '2026-11-22' } },
  {
    text: 'rated',
    approved: {
      by: 'Asha Rao',
      on: '2026-11-20',
    },
  },
];`);
  expect(seal()).toEqual(['content/en/claims.ts:2', 'content/en/claims.ts:7']);
  expect(read()).toMatch(/text: 'cities', approved: \{ by: 'Asha Rao', on: '2026-11-20', seal: '[0-9a-f]{8}' \} \},\n/);
  expect(read()).toMatch(/on: '2026-11-20', seal: '[0-9a-f]{8}',\n/);
  expect(kinds()).toEqual([
    'not approved content/en/claims.ts:3 20 towns',
    "not approved content/en/claims.ts:4 21 villages (the approval's date, 2026-11-22, is still to come)",
  ]);
  const once = read();
  expect(seal()).toEqual([]);
  expect(read()).toBe(once);
});

test.each([
  ['a figure', `export const a = { figure: '18', text: 'cities', ${APPROVED} };`, "'18'", "'19'"],
  [
    'a word in a list',
    `export const a = { heading: 'h', list: [{ text: 'one' }, ['two']], ${APPROVED} };`,
    "'two'",
    "'three'",
  ],
  [
    'the words of a template',
    `import { b } from './b'; export const a = { text: \`up to \${b.sum}\`, ${APPROVED} };`,
    'up to',
    'at least',
  ],
  [
    'what a template takes',
    `import { b } from './b'; export const a = { text: \`up to \${b.sum}\`, ${APPROVED} };`,
    'b.sum',
    'b.other',
  ],
  ['a number', `export const a = { text: 'x', amount: 18, ${APPROVED} };`, '18', '19'],
  [
    'a constant of the same file',
    `const weeks = '6 weeks'; export const a = { text: \`in \${weeks}\`, ${APPROVED} };`,
    '6 weeks',
    '9 weeks',
  ],
  ['one more line', `export const a = { list: ['x'], ${APPROVED} };`, "['x']", "['x', 'y']"],
])(
  '%s that changes after its approval is listed with who approved it, and no new seal hides it',
  (_, source, from, to) => {
    const told = afterChange(source, from, to);
    expect(told).toEqual([
      expect.stringMatching(/^changed content\/en\/claims\.ts:1 .*\(approved by Asha Rao on 2026-11-20\)$/),
    ]);
    expect(seal()).toEqual([]);
    expect(kinds()).toEqual(told);
  },
);

test('English words that change after their figure in content/facts was approved are reported', () => {
  mkdirSync(path.join(root, 'content/facts'), { recursive: true });
  writeFileSync(
    path.join(root, 'content/facts/claims.ts'),
    `export const claims = { cities: { figure: '18', ${APPROVED} } };`,
  );
  const words = (text: string) =>
    write(
      `import { claims as facts } from '../facts/claims';\nexport const claims = { cities: { figure: facts.cities.figure, text: '${text}' } } satisfies Claims;`,
    );
  words('cities served');
  expect(seal()).toEqual(['content/facts/claims.ts:1']);
  expect(kinds()).toEqual([]);
  words('cities planned');
  expect(kinds()).toEqual(['changed content/facts/claims.ts:1 18 cities planned (approved by Asha Rao on 2026-11-20)']);
});

test('a figure of content/facts that changes after the approval of its claim is reported', () => {
  mkdirSync(path.join(root, 'content/facts'), { recursive: true });
  const facts = (figure: string) =>
    writeFileSync(
      path.join(root, 'content/facts/claims.ts'),
      `export const claims = { cities: '${figure}', staff: '700+' } satisfies Claims;`,
    );
  facts('18');
  write(
    `import { claims as figures } from '../facts/claims';\nexport const a = { figure: \`\${figures.cities} cities\`, text: 'served', ${APPROVED} };`,
  );
  seal();
  expect(kinds()).toEqual([]);
  facts('19');
  expect(kinds()).toEqual([expect.stringMatching(/^changed content\/en\/claims\.ts:2 /)]);
});

test.each([
  ['quotes', "'18'", '"18"'],
  ['a comment', "figure: '18'", "/* counted in May */ figure: '18'"],
  ['lines', "figure: '18', ", "figure: '18',\n  "],
  ['the order of fields', "figure: '18', text: 'cities'", "text: 'cities', figure: '18'"],
  ['another claim of the same object', "'other'", "'another'"],
])('%s may change after the approval of a claim', (_, from, to) => {
  expect(
    afterChange(`export const a = { figure: '18', text: 'cities', ${APPROVED} };\nexport const b = 'other';`, from, to),
  ).toEqual([]);
});

test('a claim within a larger approved text may be approved after that text', () => {
  write(`export const a = { heading: 'Plan', part: { text: 'x', approved: null }, ${APPROVED} };`);
  seal();
  write(read().replace('approved: null', APPROVED));
  seal();
  expect(kinds()).toEqual([]);
});

test('a figure of the calculators needs a new approval when its value or its English name changes', () => {
  const words = (name: string) => `export const calculator = { figures: { gst: '${name}' } };`;
  const facts = path.join(root, 'content/facts/solar/prices.ts');
  const value = (from: number, to: number) =>
    writeFileSync(facts, readFileSync(facts, 'utf8').replace(`value: ${from}`, `value: ${to}`));
  mkdirSync(path.dirname(facts), { recursive: true });
  writeFileSync(path.join(root, 'content/en/calculator.ts'), words('GST'));
  writeFileSync(facts, `const figures = { gst: { value: 8.9, unit: '%', ${APPROVED} } };`);
  seal();
  expect(kinds()).toEqual([]);
  value(8.9, 12);
  expect(kinds()).toEqual(['changed content/facts/solar/prices.ts:1 GST: 12 % (approved by Asha Rao on 2026-11-20)']);
  value(12, 8.9);
  writeFileSync(path.join(root, 'content/en/calculator.ts'), words('VAT'));
  expect(kinds()).toHaveLength(1);
});
