/** @jest-environment node */
import { facts } from './facts.fixture';
import type { Question } from './questions';
import { readCase, writeCase } from './shared-link';

const questions: Question[] = [
  { name: 'bill', least: 100, most: 1000, step: 0.01, default: 300 },
  { name: 'load', least: 1, most: 50, step: 0.5, default: 3, explained: true },
  { name: 'kind', options: ['urban', 'rural'], default: 'urban' },
];
const ids = ['surcharge'];
const nothing = { answers: {}, edits: {}, ignored: [], newer: false };

const read = (hash: string) => readCase(hash, questions, ids, facts.limits);

test('readCase returns the same calculation that writeCase has written into an address', () => {
  const shared = { answers: { bill: 450.5, load: 2.5, kind: 'rural' }, edits: { surcharge: 2 } };
  expect(writeCase(shared)).toBe('#v=1&bill=450.5&load=2.5&kind=rural&a-surcharge=2');
  expect(read(writeCase(shared))).toEqual({ ...nothing, ...shared });
});

test.each([
  '',
  '#',
  '#content',
  '#load',
  '#utm_source=x&utm_medium=y',
  '#gid=1',
  '#:~:text=solar',
  '#a-moon=1',
  '#%E0%A4%A',
  '#%E0%A4%A=1',
])('readCase returns undefined for %j, which has no calculation', (hash) => {
  expect(read(hash)).toBeUndefined();
});

test.each(['#v=1%26bill=450%26kind=rural', '#v%3D1%26bill%3D450%26kind%3drural', '#bill=450%26kind=rural'])(
  'readCase reads %s, in which a messenger has encoded & or =',
  (hash) => {
    expect(read(hash)).toEqual({ ...nothing, answers: { bill: 450, kind: 'rural' } });
  },
);

test('readCase leaves out parameters that trackers and Google Sheets add to an address, and does not list them as ignored', () => {
  expect(read('#utm_source=x&v=1&gclid=a&bill=450&fbclid=b&gid=0')).toEqual({ ...nothing, answers: { bill: 450 } });
});

test('readCase reads a calculation from a link without a version', () => {
  expect(read('#bill=450')).toEqual({ ...nothing, answers: { bill: 450 } });
});

test.each(['#v=2&bill=450', '#v=x&bill=450'])(
  'readCase reads %s, which has a newer or unreadable version, and sets `newer`',
  (hash) => {
    expect(read(hash)).toEqual({ ...nothing, answers: { bill: 450 }, newer: true });
  },
);

test.each([
  ['a value below the minimum', 'bill=99', 'bill'],
  ['a value above the maximum', 'bill=1001', 'bill'],
  ['a value between the steps', 'load=2.3', 'load'],
  ['a text in place of a number', 'bill=lots', 'bill'],
  ['a number with an exponent', 'bill=1e2', 'bill'],
  ['an empty value', 'bill=', 'bill'],
  ['an unknown option', 'kind=city', 'kind'],
  ['an unknown name', 'colour=red', 'colour'],
  ['an unknown assumption', 'a-moon=1', 'a-moon'],
  ['an assumption that is no number', 'a-surcharge=x', 'a-surcharge'],
])('readCase lists the part of a link with %s as ignored, and reads the rest', (_, pair, name) => {
  expect(read(`#v=1&load=4&${pair}`)).toEqual({ ...nothing, answers: { load: 4 }, ignored: [name] });
});

test('writeCase joins chosen options with commas and puts a given prefix before assumptions; readCase reads both, but no unknown option', () => {
  const boxes: Question[] = [{ name: 'a-covers', options: ['wiring', 'frame'], several: true }];
  const shared = { answers: { 'a-covers': 'frame,wiring' }, edits: { surcharge: 2 } };
  const link = writeCase(shared, 'set-');
  expect(link).toBe('#v=1&a-covers=frame,wiring&set-surcharge=2');
  const readBoxes = (hash: string) => readCase(hash, boxes, ids, facts.limits, 'set-');
  expect(readBoxes(link)).toEqual({ ...nothing, ...shared });
  expect(readBoxes('#a-covers=frame,roof')).toEqual({ ...nothing, ignored: ['a-covers'] });
});

test('readCase ignores the answer to a question for free text', () => {
  const text: Question[] = [{ name: 'name', text: true }];
  expect(readCase('#v=1&name=Asha', text, ids, facts.limits)).toEqual({ ...nothing, ignored: ['name'] });
});

test('readCase leaves out an empty answer to an optional question, and does not list the answer as ignored', () => {
  const optional = questions.map((question) => ({ ...question, empty: question.name === 'load' }));
  expect(readCase('#v=1&bill=450&load=', optional, ids, facts.limits)).toEqual({ ...nothing, answers: { bill: 450 } });
});

test.each(['0.4', '80'])(
  'readCase accepts a load of %s kW, for which the calculator explains why there are no figures',
  (load) => {
    expect(read(`#load=${load}`)?.answers).toEqual({ load: Number(load) });
  },
);

test('readCase reads the rest of a link with broken percent encoding, and ignores a broken value', () => {
  expect(read('#%E0%A4%A=1&bill=450&&=')?.answers).toEqual({ bill: 450 });
  expect(read('#v=1&bill=%E0%A4%A')).toEqual({ ...nothing, ignored: ['bill'] });
});

test('readCase accepts a length outside its range, because the range depends on the unit', () => {
  const lengths: Question[] = [{ name: 'long', length: true, least: 2, most: 60, default: 30 }];
  expect(readCase('#v=1&long=500', lengths, ids, facts.limits)).toEqual({ ...nothing, answers: { long: 500 } });
});
