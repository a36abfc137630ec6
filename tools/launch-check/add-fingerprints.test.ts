/** @jest-environment node */
import { addFingerprints } from './add-fingerprints';
import { launchProblems } from './launch-problems';
import { temporaryProject } from './project.fixture';

const TODAY = '2026-11-21';
const APPROVED = 'approved: { by: Asha Rao, on: 2026-11-20 }';
const BY = '(approved by Asha Rao on 2026-11-20)';
const CLAIMS = 'facts/claims.yaml';

let project: ReturnType<typeof temporaryProject>;
const write = (text: string, file = CLAIMS) => project.write(file, text);
const read = () => project.read(CLAIMS);
const add = () => addFingerprints(project.root, TODAY);
const kinds = () =>
  launchProblems(project.root, {}, TODAY)
    .filter(({ kind }) => kind !== 'setting')
    .map(({ kind, where, text }) => `${kind} ${where} ${text}`);

function change(from: string, to: string, file = CLAIMS) {
  expect(project.read(file)).toContain(from);
  project.write(file, project.read(file).replace(from, to));
}

function afterChange(text: string, from: string, to: string) {
  write(text);
  add();
  expect(kinds()).toEqual([]);
  change(from, to);
  return kinds();
}

beforeEach(() => {
  project = temporaryProject();
});
afterEach(() => project.remove());

test('addFingerprints() adds one fingerprint to each new approval, none to one that is null or dated in the future, and nothing else', () => {
  const claims = `# Counted in May
cities: { value: '18', text: cities,   ${APPROVED} } # all of them
towns: { value: '20', text: towns, approved: null }
villages: { value: '21', text: villages, approved: { by: Asha Rao, on: 2026-11-22 } }
rating:
  approved:
    by: Asha Rao
    on: 2026-11-20 # by e-mail

  text: >-
    rated
    by all
last:
  text: x
  approved:
      on: '2026-11-20'
      by: Asha Rao`;
  write(claims);
  expect(add()).toEqual(['content/facts/claims.yaml:2', 'content/facts/claims.yaml:6', 'content/facts/claims.yaml:15']);
  const after = read();
  expect(after.replace(/, fingerprint: '[0-9a-f]{8}'|\n +fingerprint: '[0-9a-f]{8}'/g, '')).toBe(claims);
  expect(after).toMatch(
    /text: cities, {3}approved: \{ by: Asha Rao, on: 2026-11-20, fingerprint: '[0-9a-f]{8}' \} \} #/,
  );
  expect(after).toMatch(/\n {4}on: 2026-11-20 # by e-mail\n {4}fingerprint: '[0-9a-f]{8}'\n\n/);
  expect(after).toMatch(/\n {6}by: Asha Rao\n {6}fingerprint: '[0-9a-f]{8}'$/);
  expect(kinds()).toEqual([
    'not approved content/facts/claims.yaml:3 20 towns',
    "not approved content/facts/claims.yaml:4 21 villages (the approval's date, 2026-11-22, is still to come)",
  ]);
  expect(add()).toEqual([]);
  expect(read()).toBe(after);
});

test('adding fingerprints keeps the Windows line breaks of a file', () => {
  write('a:\r\n  text: x\r\n  approved:\r\n    by: Asha Rao\r\n    on: 2026-11-20\r\nb: y\r\n');
  add();
  expect(read()).toMatch(/\r\n {4}on: 2026-11-20\r\n {4}fingerprint: '[0-9a-f]{8}'\r\nb: y\r\n$/);
  expect(kinds()).toEqual([]);
});

const CITIES = `a:\n  value: '18'\n  doubt: all?\n  text:\n    en: cities\n    hi: शहर\n  list:\n    - text: one\n    - - two\n  amount: 5\n  first: 1\n  second: 2\n  ${APPROVED}\nb: other\n`;

test.each([
  ['a number', "'18'", "'19'"],
  ['an English word', 'cities', 'towns'],
  ['a word in a list', 'two', 'three'],
  ['another number', 'amount: 5', 'amount: 6'],
  ['the number of lines', '- - two', '- - two\n      - three'],
])(
  'the launch check lists an approved claim in which %s has changed, even after fingerprints are added again',
  (_, from, to) => {
    const problems = afterChange(CITIES, from, to);
    expect(problems).toEqual([
      expect.stringMatching(/^changed content\/facts\/claims\.yaml:\d+ 1[89] .*\(approved by Asha/),
    ]);
    expect(add()).toEqual([]);
    expect(kinds()).toEqual(problems);
  },
);

test.each([
  ['quotation marks', "'18'", '"18"'],
  ['a comment', "'18'", "'18' # counted in May"],
  ['empty lines', 'a:\n', 'a:\n\n'],
  ['the order of languages', 'en: cities\n    hi: शहर', 'hi: शहर\n    en: cities'],
  ['the order of fields of the claim', '  first: 1\n  second: 2\n', '  second: 2\n  first: 1\n'],
  ['the words of another language', 'शहर', 'नगर'],
  ['the field `doubt`', '  doubt: all?\n', ''],
  ['another claim of the same file', 'other', 'another'],
])('a change of %s needs no new approval of the claim', (_, from, to) => {
  expect(afterChange(CITIES, from, to)).toEqual([]);
});

test('an approved text counts as changed when a fact in the text changes, but not when the phone number in it changes', () => {
  write('cities: { value: "18", text: cities }');
  write('phone: +91 12345 67890\n', 'company.yaml');
  write(`plan:\n  heading: In {cities} cities, {company-phone}\n  ${APPROVED}\n`, 'pages/home.yaml');
  expect(add()).toEqual(['content/pages/home.yaml:3']);
  change('12345', '54321', 'company.yaml');
  expect(kinds()).toEqual([]);
  change('18', '19');
  expect(kinds()).toEqual([`changed content/pages/home.yaml:3 In 19 cities, {company-phone} ${BY}`]);
});

test('a section of a legal page needs a new approval if its English words change, but not if line breaks, Hindi or other sections change', () => {
  const english = 'legal/terms/en.md';
  write(`legalText:\n  sections:\n    - id: who\n      ${APPROVED}\n`, 'pages/terms.yaml');
  write('## Short {#short}\n\nFree.\n\n## Who {#who}\n\nWe are\nfew.\n', english);
  write('## कौन {#who}\n\nहम थोड़े हैं।\n', 'legal/terms/hi.md');
  add();
  expect(kinds()).toEqual([]);
  change('Free', 'At no cost', english);
  change('We are\nfew.', 'We are few.', english);
  change('थोड़े', 'कम', 'legal/terms/hi.md');
  expect(kinds()).toEqual([]);
  change('few', 'many', english);
  expect(kinds()).toEqual([`changed content/pages/terms.yaml:4 Who ${BY}`]);
});

test('approving a claim inside an approved text does not count as a change of the approved text', () => {
  write(`a:\n  heading: Plan\n  part: { text: x, approved: null }\n  ${APPROVED}\n`);
  add();
  change('approved: null', APPROVED);
  add();
  expect(kinds()).toEqual([]);
});

test('a fact of the calculators needs a new approval when its value or its English name changes', () => {
  const prices = 'facts/prices.yaml';
  write(`facts:\n  gst: { name: { en: GST, hi: जीएसटी }, value: 8.9, unit: '%', ${APPROVED} }\n`, prices);
  add();
  expect(kinds()).toEqual([]);
  change('8.9', '12', prices);
  expect(kinds()).toEqual([`changed content/facts/prices.yaml:2 GST: 12 % ${BY}`]);
  change('12,', '8.9,', prices);
  change('GST', 'VAT', prices);
  expect(kinds()).toHaveLength(1);
});
