/** @jest-environment node */
import { csvCell, csvOfLeads } from './lead-csv';
import { recogniseForm } from './lead-form';
import type { Lead } from './lead-store';
import { COMMERCIAL, HOUSING, LANDING, sendBody } from './preview.fixture';
import type { TemplateParams } from './send-request';

const lead = (params: TemplateParams): Lead => ({
  id: 'id',
  receivedAt: '2026-11-21T09:30:00.123Z',
  form: recogniseForm(params),
  body: sendBody(params),
});

async function csv(...paramSets: TemplateParams[]): Promise<string> {
  let text = '';
  const leads = async function* () {
    yield* paramSets.map(lead);
  };
  for await (const line of csvOfLeads(leads)) text += line;
  return text;
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
])('the cell %j becomes %j, so that no formula runs', (value, cell) => {
  expect(csvCell(value)).toBe(`"${cell}"`);
});

test('quotes are doubled', () => {
  expect(csvCell('the "best" roof')).toBe('"the ""best"" roof"');
});

test('a very long run of line breaks is no slower than other text', () => {
  const started = performance.now();
  csvCell('\n'.repeat(50_000));
  expect(performance.now() - started).toBeLessThan(500);
});

test('there is one column for every label over all leads, and a byte order mark', async () => {
  const [header, first, second] = (await csv(COMMERCIAL, HOUSING)).split('\r\n');
  expect(header).toBe(
    '\uFEFF"Received","Form","Name","Company Name","WhatsApp","City","Pin Code","Monthly Bill","to_name","to_email",' +
      '"housingSociety","name","pinCode","city","whatsapp","electricityBill","designation","agmApproval","agreeTerms","Other text"',
  );
  expect(first).toContain('"2026-11-21T09:30:00.123Z","commercial","Ravi","Mills"');
  expect(second).toContain('"housing","","","","","","","","","Ganga Vihar","आशा 🌞"');
});

test('landing values stand beside the labels of their message', async () => {
  const [header, row] = (await csv(LANDING)).split('\r\n');
  expect(header).toContain('"Email","from_name"');
  expect(row).toContain(`"N/A","Asha Verma","Team","asha@example.com"`);
});

test('no leads make a file with a header alone', async () => {
  expect(await csv()).toBe('\uFEFF"Received","Form","Other text"\r\n');
});

test('text without a label, a repeated label and the hundred-and-first column lose nothing', async () => {
  const labels = Array.from({ length: 150 }, (_, index) => `Label ${index}: value ${index}`);
  const text = await csv({ message: ['free text', ...labels, 'Label 0: again'].join('\n') });
  expect(text).toContain('free text\nLabel 0: again\n');
  for (let index = 0; index < 150; index += 1) expect(text).toContain(`value ${index}`);
  expect(text.split('\r\n')[0]?.split(',')).toHaveLength(103);
});

test('a label that is a formula does not run either', async () => {
  expect(await csv({ message: '=cmd: x' })).toContain(`"'=cmd"`);
});
