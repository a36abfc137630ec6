/** @jest-environment node */
import fc from 'fast-check';
import { billOutcome } from '@/lib/solar/bill-check';
import { facts } from '@/lib/solar/facts.fixture';
import { letterFor } from './bill-letter';

const blanks = {
  ...{ name: '[]', office: '[]', consumer: '[]', meter: '[]', month: '[]', charged: '[]', amount: '[]' },
  ...{ reading: '[]', units: '[]' },
};
const body =
  '{name}|{office}|{consumer}|{meter}|{month}|{complaint}|{import-before}|{import-now}|{export-before}|{export-now}|{counted}|{request}';
const letter = {
  ...{ body, blanks, units: '{charged}', amount: '{amount}/{total}' },
  counted: { usual: '{import}|{export}|{carried}|{due}', april: '{import}|{export}|none|{due}' },
  request: { carried: 'Carry.', plain: 'Correct.' },
} as never;
const example = {
  month: 8,
  kind: 'urban',
  load: 3,
  import: 207,
  export: 139,
  carried: 25,
  charged: 999,
  surcharge: 1.3,
};
const months = ['1', '2', '3', '4', '5', '6', '7', 'August', '9', '10', '11', '12'];
const ORDER = [
  ...['name', 'office', 'consumer', 'meter', 'month', 'charged', 'import-before', 'import-now', 'export-before'],
  ...['export-now', 'import', 'export', 'carried', 'due', 'request'],
];

function partsFor(entered: Record<string, string>, accepted: Record<string, number | undefined> = {}) {
  const outcome = billOutcome(facts, { ...example, ...entered }, new Set(Object.keys(entered)));
  const raw = Object.fromEntries(Object.entries(entered).map(([name, text]) => [name, Number(text)]));
  const state = {
    result: { outcome, raw: { ...raw, ...accepted }, edits: {} },
    fields: entered,
    set: new Set(Object.keys(entered)),
  };
  const parts = letterFor({ letter }, state, months).split('|');
  return Object.fromEntries(parts.map((part, index) => [ORDER[index]!, part]));
}

test('the letter contains what the visitor has entered, and a blank for each missing answer', () => {
  const text = fc.stringMatching(/^[A-Za-zऀ-ॿ0-9{} -]{1,20}$/).filter((each) => each.trim() === each);
  const units = fc.integer({ min: 200, max: 900 }).map(String);
  const entered = fc.record(
    { name: text, office: text, consumer: text, meter: text, month: fc.constant('8'), import: units, carried: units },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(entered, (answers) => {
      for (const [name, part] of Object.entries(partsFor(answers))) {
        const answer = answers[name as keyof typeof answers];
        expect(part).toBe(name === 'month' && answer ? 'August' : name === 'request' ? 'Carry.' : (answer ?? '[]'));
      }
    }),
  );
});

test('the letter about a bill of August states the units due, or a blank if the carried units are missing', () => {
  expect(partsFor({ import: '300', export: '120', carried: '50' }).due).toBe('130');
  expect(partsFor({ import: '300', export: '120' }).due).toBe('[]');
});

test('the letter computes the imported and exported units once all four meter readings have been entered', () => {
  const taken = { 'import-before': '100', 'import-now': '400', carried: '50' };
  expect(partsFor(taken)).toMatchObject({ 'import-before': '100', 'import-now': '400', import: '[]', due: '[]' });
  expect(partsFor({ ...taken, 'export-before': '20', 'export-now': '140' })).toMatchObject({
    ...{ import: '300', export: '120', due: '130' },
  });
});

test('the letter about a bill of April neither subtracts carried units nor asks to carry units forward', () => {
  expect(partsFor({ month: '4', import: '300', export: '120', carried: '50' })).toMatchObject({
    ...{ carried: 'none', due: '180', request: 'Correct.' },
  });
});

test('if units were carried over from the month before, a letter about wrong units asks to carry units forward, and one about a wrong amount does not', () => {
  const entered = { import: '300', export: '120', carried: '50', charged: '130', amount: '1500' };
  expect(partsFor(entered).request).toBe('Correct.');
  expect(partsFor({ ...entered, charged: '180' }).request).toBe('Carry.');
});

test('the letter asks to carry units forward if August begins or ends with units, not if March ends with units', () => {
  const entered = { import: '300', export: '120', carried: '0', charged: '420' };
  expect(partsFor(entered).request).toBe('Correct.');
  expect(partsFor({ ...entered, export: '320' }).request).toBe('Carry.');
  expect(partsFor({ ...entered, month: '3', export: '320' }).request).toBe('Correct.');
  expect(partsFor({ ...entered, carried: '50' }).request).toBe('Carry.');
});

test('the letter asks to carry units forward if an answer needed to compute the units left is missing', () => {
  expect(partsFor({ import: '300', export: '120', charged: '420' }).request).toBe('Carry.');
  expect(partsFor({ carried: '0', charged: '420' }).request).toBe('Carry.');
});

test('the letter has a blank in place of a meter reading that was refused', () => {
  const readings = { 'import-before': '100', 'import-now': '400' };
  expect(partsFor(readings, { 'import-now': undefined })).toMatchObject({ 'import-before': '100', 'import-now': '[]' });
});

test('the letter states the computed amount only if load and surcharge have been entered', () => {
  const entered = { import: '300', export: '120', carried: '50', charged: '130', amount: '1500' };
  expect(partsFor(entered).charged).toBe('₹1,500/[]');
  expect(partsFor({ ...entered, load: '3', surcharge: '1.3' }).charged).toBe('₹1,500/₹1,112');
});
