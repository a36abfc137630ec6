import { act, fireEvent, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BillCheckContent } from '@/content/schemas/bill-check';
import { mistakeNames } from '@/lib/solar/bill-check';
import { facts } from '@/lib/solar/facts.fixture';
import type { Question } from '@/lib/solar/questions';
import { assumptions, labels } from '../state/calculator.fixture';
import {
  alertText,
  exact,
  field,
  sharedProps,
  statusText,
  type,
  visit as openPage,
  visitsWithClock,
  wait,
} from '../state/calculator-visit.fixture';
import { BillCheck } from './BillCheck';

const units = { least: 0, most: 20000, step: 0.01 };
const questions: Question[] = [
  { name: 'import', ...units, default: 207 },
  { name: 'export', ...units, default: 139 },
  { name: 'month', options: ['3', '4', '8'], default: '8' },
  { name: 'carried', ...units, default: 25 },
  { name: 'charged', ...units, empty: true },
  { name: 'amount', least: 0, most: 1000000, step: 0.01, empty: true },
  { name: 'load', least: 1, most: 50, step: 0.5, default: 3 },
  { name: 'kind', options: ['urban', 'rural'], default: 'urban' },
  { name: 'surcharge', least: -15, most: 15, step: 0.01, default: 1.3 },
  { name: 'import-before', ...units, empty: true },
  { name: 'import-now', ...units, empty: true },
  { name: 'export-before', ...units, empty: true },
  { name: 'export-now', ...units, empty: true },
  { name: 'name', text: true },
  { name: 'office', text: true },
  { name: 'consumer', text: true },
  { name: 'meter', text: true },
];

const findings = Object.fromEntries(
  ['right', ...mistakeNames, 'units-differ', 'amount-differs'].map((name) => [
    name,
    { title: `Finding ${name}.`, text: `About ${name}: {charged} for {due}.` },
  ]),
) as BillCheckContent['findings'];

const content: BillCheckContent = {
  heading: 'Bill check',
  questions: Object.fromEntries(questions.map(({ name }) => [name, { label: `Your ${name}` }])),
  groups: [{ heading: 'More', names: questions.slice(2, 13).map(({ name }) => name) }],
  onBill: [],
  labels: { answerFor: '{month} {import} {export}', kept: 'Still {month} {import}', withoutScripts: '', plan: '' },
  fallen: 'The reading falls.',
  figures: ['due', 'total', 'carried-next', 'difference'].map((name) => ({ name, label: `Label ${name}` })),
  unknown: { title: 'It should be {due} and {total}.', text: 'Enter what it charges.' },
  findings,
  notes: {
    several: 'Several fit.',
    load: 'A load of {load} may explain it.',
    surcharge: 'The surcharge of {month}, {rate}, may explain it.',
    askSurcharge: 'Which surcharge?',
    askAmount: 'Which amount?',
    askUnits: 'Which units?',
    lifeline: 'At the lifeline rate.',
    maybeLifeline: 'The lifeline rate gives {rupees}.',
    readings: 'The readings count.',
    someReadings: 'Enter all four.',
    april: 'April begins anew.',
    paidOut: '{units} are paid: {rupees}.',
  },
  bill: {
    ...{ heading: 'The bill', text: '', caption: 'Lines', columns: ['Line', 'Units', 'Rupees'] },
    ...{ export: 'Export', import: 'Import', carried: 'Carried', due: 'Due', energy: 'Energy', fixed: 'Fixed' },
    ...{ surcharge: 'Surcharge', duty: 'Duty', total: 'Total', paidOut: 'Paid out' },
  },
  letter: {
    ...{ heading: 'Letter', text: '', copy: 'Copy letter', copied: 'Letter copied.', notCopied: 'Not copied.' },
    ...{ whatsapp: 'Send letter', print: 'Print letter' },
    blanks: {
      ...{ name: '[name]', office: '[office]', consumer: '[consumer]', meter: '[meter]', month: '[month]' },
      ...{ charged: '[charged]', amount: '[amount]', reading: '[reading]', units: '[units]' },
    },
    units: 'It charges {charged}.',
    amount: 'It is {amount} for {total}.',
    body: '{name} {office} {consumer} {meter} {month} {complaint} {import-before}>{import-now} {export-before}>{export-now} {counted} {request}',
    counted: { usual: '{import}-{export}-{carried}={due}', april: '{import}-{export}={due}' },
    request: { carried: 'Carry them.', plain: '' },
  },
  spoken: '{finding} {due} units, {total}.',
  message: '{month} {import} {export} {finding} {address}',
  check: 'Ask',
  promise: 'No promise.',
};

const tool = (
  <BillCheck
    {...sharedProps}
    calculation={{ questions, assumptions, facts }}
    content={content}
    labels={{
      ...labels,
      answerFor: '{month} {import}',
      problems: { ...labels.problems, kept: 'Still {month} {import}' },
    }}
    more={[{ month: '2026-06', rate: 10 }]}
  />
);

const visit = (hash?: string) => openPage(hash, tool);

const finding = () => document.querySelector<HTMLElement>('output[name=finding]')!;
const letter = () => screen.queryByRole('group', { name: 'Letter' });

visitsWithClock();

test('the server renders the figures of the example bill, without a finding and without a letter', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(tool);
  const value = (name: string) => page.querySelector<HTMLElement>(`output[name="${name}"]`)?.dataset.value;
  expect(['due', 'total', 'carried-next', 'difference', 'finding'].map(value)).toEqual(['43', '602.56', '0', '', '']);
  expect(page).toHaveTextContent('It should be 43 and ₹603.');
  expect(page).not.toHaveTextContent('Letter');
});

test('the page has one output element for the finding and for each figure of the bill', () => {
  visit();
  const names = [...document.querySelectorAll('output')].map(({ name }) => name).sort();
  expect(names).toEqual(
    'carried-next difference due duty energy finding fixed paid-out surcharge-amount total'.split(' '),
  );
});

test('a wrong bill typed in Devanagari and Urdu digits gets an announced finding, a letter, and an address in Latin digits', () => {
  visit();
  type('import', '३००');
  type('export', '۱۲۰');
  type('carried', '0');
  type('charged', '420 units');
  expect([finding().dataset.value, exact('due'), exact('total')]).toEqual(['export-added', '180', '1419.97']);
  expect(screen.getByText('About export-added: 420 for 180.')).toBeVisible();
  wait(1000);
  expect(statusText()).toMatch(/^Finding export-added. 180 units, ₹1,420./);
  expect(location.hash).toBe('#v=1&import=300&export=120&carried=0&charged=420');
  expect(letter()).toHaveTextContent(
    '[name] [office] [consumer] [meter] [month] It charges 420. [reading]>[reading] [reading]>[reading] 300-120-0=180',
  );
});

test('a typed name is in the letter and its copy, not in the address, and is kept while a right bill has no letter', async () => {
  visit('#v=1&charged=182');
  type('name', 'सुनीता देवी');
  type('consumer', '1234567890');
  wait(1000);
  expect(letter()).toHaveTextContent(/^सुनीता देवी \[office\] 1234567890 \[meter\]/);
  expect(location.hash).toBe('#v=1&charged=182');
  type('charged', '43');
  expect([finding().dataset.value, letter()]).toEqual(['right', null]);
  type('charged', '182');
  expect(field('name')).toHaveValue('सुनीता देवी');
  const writeText = jest.fn(() => Promise.resolve());
  Object.assign(navigator, { clipboard: { writeText } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy letter' })));
  expect(writeText).toHaveBeenCalledWith(expect.stringContaining('सुनीता देवी [office] 1234567890'));
  expect(screen.getByText('Letter copied.')).toBeVisible();
});

test('a letter with empty fields is printed by the button "Print letter", but not when the visitor prints the page', () => {
  visit('#v=1&charged=182');
  const isPrinted = () => !letter()!.closest('.empty');
  const onPaper: boolean[] = [];
  jest.spyOn(window, 'print').mockImplementation(() => void onPaper.push(isPrinted()));
  expect(isPrinted()).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Print letter' }));
  expect(onPaper).toEqual([true]);
  act(() => void dispatchEvent(new Event('afterprint')));
  expect(isPrinted()).toBe(false);
});

test('a bill of April that subtracts too many units gets a finding but no letter, because the bill charges too little', () => {
  visit('#v=1&month=4&import=300&export=120&carried=50&charged=130');
  expect([finding().dataset.value, letter()]).toEqual(['april', null]);
});

test('a name in the address of the page is not filled into the letter', () => {
  visit('#v=1&charged=182&name=Asha');
  expect(letter()).toHaveTextContent(/^\[name\]/);
});

test('four meter readings, but not two, replace the units in the result and on paper; a falling reading is refused', () => {
  visit();
  type('import-before', '1000');
  type('import-now', '1300');
  expect([exact('due'), screen.queryByText('Enter all four.')]).toEqual(['43', expect.anything()]);
  expect(screen.getByText(/Your month: 8/)).toHaveTextContent(/^Your import: 207; Your export: 139; Your month: 8;/);
  type('export-before', '500');
  type('export-now', '620');
  expect([exact('due'), screen.queryByText('The readings count.')]).toEqual(['155', expect.anything()]);
  expect(screen.getByText(/Your month: 8/)).toHaveTextContent(/^Your month: 8;.* Your import-before: 1,000;/);
  type('import-now', '900');
  wait(2000);
  expect(field('import-now')).toHaveAccessibleDescription('The reading falls.');
  expect([alertText(), exact('due')]).toEqual(['Your import-now: The reading falls. Still August 300', '155']);
});

test('meter readings below their earlier readings and an unusable load all get a message and leave the total unchanged', () => {
  visit();
  type('load', '80');
  for (const name of ['import', 'export']) {
    type(`${name}-before`, '1000');
    type(`${name}-now`, '900');
  }
  wait(2000);
  for (const name of ['import', 'export'])
    expect(field(`${name}-now`)).toHaveAccessibleDescription('The reading falls.');
  expect(field('load')).toHaveAccessibleDescription('From 1 to 50, please.');
  expect(exact('total')).toBe('602.56');
});

test('half a unit due is shown both in the finding and in the list of figures', () => {
  visit('#v=1&import=207.5');
  expect(finding()).toHaveTextContent('It should be 43.5 and');
  expect(screen.getByText('Label due').nextSibling).toHaveTextContent('43.5 units');
});

test('a meter reading in the address below its earlier reading stays in its field with a message, but is not used', () => {
  visit('#v=1&import-before=1000&import-now=900');
  expect([exact('due'), field('import-now').value, alertText()]).toEqual([
    '43',
    '900',
    'Not read. Your import-now: The reading falls.',
  ]);
  expect(field('import-now')).toBeInvalid();
});

test.each([
  ['charged=43', 'right', ['Which amount?']],
  ['charged=43&amount=620', 'right', ['Which surcharge?']],
  ['amount=603&surcharge=1.3', 'right', ['Which units?']],
  ['load=1&import=80&export=0&carried=0&charged=80&amount=287', 'right', ['At the lifeline rate.']],
  ['load=1&import=80&export=0&carried=0', '', ['The lifeline rate gives ₹287.']],
  ['charged=43&amount=720&surcharge=1.3', 'amount-differs', ['A load of 4 may explain it.']],
  [
    'import=300&export=120&carried=50&charged=130&amount=1206.98&surcharge=1.3',
    'amount-differs',
    ['The surcharge of June 2026, 10, may explain it.'],
  ],
  [
    'import=300&export=50&carried=50&charged=250',
    'export-missing',
    ['Several fit.', 'About carried-missing: 250 for 200.'],
  ],
  ['month=4', '', ['April begins anew.']],
  ['month=3&import=0', '', ['164 are paid: ₹328.']],
])('the answers %s give the finding "%s" and the notes %j', (hash, expected, notes) => {
  visit(`#v=1&${hash}`);
  expect(finding().dataset.value).toBe(expected);
  for (const note of notes) expect(screen.getByText(note)).toBeVisible();
});

test.each([
  ['load', '80', 'From 1 to 50, please.'],
  ['charged', 'many', 'A number, please.'],
  ['surcharge', '16', 'From −15 to 15, please.'],
])('the unusable answer %s "%s" gets the message "%s" and leaves the total unchanged', (name, text, message) => {
  visit();
  type(name, text);
  wait(2000);
  expect(field(name)).toHaveAccessibleDescription(message);
  expect(exact('total')).toBe('602.56');
});

test.each([
  ['#v=1&charged=43', /^August 207 139 Finding right\. 43 units, ₹603\. http/],
  ['#v=1', /^August 207 139 It should be 43 and ₹603\. http/],
])(
  'the WhatsApp message for the address %s is shown in full on the page and names each amount once',
  (hash, expected) => {
    visit(hash);
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
    const text = new URL(link.href).searchParams.get('text')!;
    expect(text).toMatch(expected);
    expect(screen.getByText(text)).toBeVisible();
  },
);
