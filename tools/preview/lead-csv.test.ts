/** @jest-environment node */
import type * as descriptions from '../../lib/leads/descriptions.fixture';
import { csvCell, csvOfLeads } from './lead-csv';
import { recogniseForm } from './lead-form';
import type { Lead } from './lead-store';
import { COMMERCIAL, HOUSING, LANDING, sendBody, TABBED } from './preview.fixture';
import type { TemplateParams } from './send-body';

jest.mock('../content/site-content', () => {
  const described = jest.requireActual<typeof descriptions>('../../lib/leads/descriptions.fixture');
  const forms = Object.fromEntries(Object.entries(described).map(([name, form]) => [name, { form }]));
  return { siteContent: () => ({ languages: [{ forms }] }) };
});

const lead = (params: TemplateParams, more: Partial<Lead> = {}): Lead => ({
  id: 'id',
  receivedAt: '2026-11-21T09:30:00.123Z',
  form: recogniseForm(params),
  body: sendBody(params),
  ...more,
});

async function csvOf(...leads: Lead[]): Promise<string> {
  let text = '';
  const each = async function* () {
    yield* leads;
  };
  for await (const line of csvOfLeads(each())) text += line;
  return text;
}

/** Reads the leads in a CSV file as cells by the name of their column; values may have no quotes or line breaks. */
async function rowsOf(...leads: Lead[]): Promise<Record<string, string>[]> {
  const [header, ...rows] = (await csvOf(...leads))
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.slice(1, -1).split('","'));
  return rows.map((row) => Object.fromEntries(header!.map((name, index) => [name, row[index]!])));
}

test.each([
  ['=1+1', "'=1+1"],
  ['+91 98765', "'+91 98765"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['  =1+1', "'  =1+1"],
  ['\u00A0=1', "'\u00A0=1"],
  ['\u200B=1', "'\u200B=1"],
  ['\u202E=1', "'\u202E=1"],
  ['＝1', "'＝1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠x', "'＠x"],
  ['\tx', "'\tx"],
  ['\rx', "'\rx"],
  ['\t=1', "'\t'=1"],
  ['a;=1', "a;'=1"],
  ['a\n=1', "a\n'=1"],
  ['a;b', 'a;b'],
  ['a = b - c', 'a = b - c'],
  ['> 2,00,000', '> 2,00,000'],
  ['', ''],
])('the CSV cell %j becomes %j, so that no spreadsheet runs a formula', (value, cell) => {
  expect(csvCell(value)).toBe(`"${cell}"`);
});

test('quotes in a CSV cell are doubled', () => {
  expect(csvCell('the "best" roof')).toBe('"the ""best"" roof"');
});

test('a very long run of line breaks in a CSV cell is written in less than half a second', () => {
  const started = performance.now();
  csvCell('\n'.repeat(50_000));
  expect(performance.now() - started).toBeLessThan(500);
});

test('leads of every form fill the same CSV columns for name, phone, PIN code and city', async () => {
  const rows = await rowsOf(
    lead({ ...LANDING, message: String(LANDING.message).replace('City: N/A', 'City: Jaunpur') }),
    lead(HOUSING),
    lead(COMMERCIAL),
    lead(TABBED),
  );
  expect(rows.map((row) => [row.Form, row.Name, row.Phone, row['Pin Code'], row.City])).toEqual([
    ['Landing', 'Asha Verma', "'+91 98765 43210", '221001', 'Jaunpur'],
    ['Housing society', 'आशा 🌞', '98765 43210', '221005', ''],
    ['Commercial', 'Ravi', '1', '', 'Agra'],
    ['Go solar', 'Meena', '2', '221001', ''],
  ]);
});

test('time, page, and each question of a form have CSV columns of their own', async () => {
  const [one, other] = await rowsOf(lead(LANDING, { page: '/residential' }), lead(HOUSING));
  expect(one).toMatchObject({
    'Received (India)': '2026-11-21 15:00:00',
    'Monthly Bill': '₹2500 - ₹4000',
    Page: '/residential',
  });
  expect(other).toMatchObject({ 'Housing Society': 'Ganga Vihar', Designation: 'Resident' });
});

test('the CSV file prints a time that cannot be read as it is', async () => {
  expect((await rowsOf(lead(TABBED, { receivedAt: 'yesterday' })))[0]!['Received (India)']).toBe('yesterday');
});

test('a CSV file without leads has a header alone, which begins with a byte order mark', async () => {
  const text = await csvOf();
  expect(text).toMatch(/^\uFEFF"Received \(India\)","Form","Name",.*"As sent"\r\n$/);
});

test('the last column of the CSV file has all that was sent, also what no question asks', async () => {
  const sent = { message: 'free text\nName: Asha\nName: Ravi', colour: 'blue', lead_source: 'landing=/x' };
  const text = await csvOf(lead(sent), lead({}));
  const [, first, second] = text.trimEnd().split('\r\n');
  expect(first).toMatch(new RegExp(`,"${JSON.stringify(sent).replaceAll('\\', '\\\\').replaceAll('"', '""')}"$`));
  expect(second).toMatch(/,"\{\}"$/);
});

test('the CSV file makes formulas harmless in every column', async () => {
  const [row] = await rowsOf(lead({ ...HOUSING, name: '=1', designation: '@3' }, { page: '=/4' }));
  expect(row).toMatchObject({ Name: "'=1", Designation: "'@3", Page: "'=/4" });
});
