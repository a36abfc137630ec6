/** @jest-environment node */
import { facts } from './facts.fixture';
import type { Question } from './questions';
import { readCase, writeCase } from './shared-link';

const questions: Question[] = [
  { name: 'bill', least: 100, most: 1000, step: 0.01, default: 300 },
  { name: 'load', least: 1, most: 50, step: 0.5, default: 3 },
  { name: 'kind', options: ['urban', 'rural'], default: 'urban' },
];
const ids = ['surcharge'];
const nothing = { answers: {}, edits: {}, ignored: [], newer: false };

const read = (hash: string) => readCase(hash, questions, ids, facts.limits);

test('a case that is written into an address is read back unchanged', () => {
  const shared = { answers: { bill: 450.5, load: 2.5, kind: 'rural' }, edits: { surcharge: 2 } };
  expect(writeCase(shared)).toBe('#v=1&bill=450.5&load=2.5&kind=rural&a-surcharge=2');
  expect(read(writeCase(shared))).toEqual({ ...nothing, ...shared });
});

test('an address without a case is read as no case', () => {
  expect([read(''), read('#'), read('#content')]).toEqual([undefined, undefined, undefined]);
});

test('an address of a case without a version counts as version 1', () => {
  expect(read('#bill=450')).toEqual({ ...nothing, answers: { bill: 450 } });
});

test.each(['#v=2&bill=450', '#v=x&bill=450'])('in the newer link %s, known answers are used', (hash) => {
  expect(read(hash)).toEqual({ ...nothing, answers: { bill: 450 }, newer: true });
});

test.each([
  ['a value below the least', 'bill=99', 'bill'],
  ['a value above the most', 'bill=1001', 'bill'],
  ['a value between the steps', 'load=2.3', 'load'],
  ['no number', 'bill=lots', 'bill'],
  ['a number in words of a computer', 'bill=1e2', 'bill'],
  ['an empty value', 'bill=', 'bill'],
  ['an option that there is not', 'kind=city', 'kind'],
  ['a name that nobody knows', 'colour=red', 'colour'],
  ['a figure that there is not', 'a-moon=1', 'a-moon'],
  ['a figure that is no number', 'a-surcharge=x', 'a-surcharge'],
])('of a link with %s, that part is ignored and named, and the rest is used', (_, pair, name) => {
  expect(read(`#v=1&load=4&${pair}`)).toEqual({ ...nothing, answers: { load: 4 }, ignored: [name] });
});

test('a question that may stay empty is left unanswered by an empty value', () => {
  const optional = questions.map((question) => ({ ...question, empty: question.name === 'load' }));
  expect(readCase('#v=1&bill=450&load=', optional, ids, facts.limits)).toEqual({ ...nothing, answers: { bill: 450 } });
});

test.each(['0.4', '80'])('a link with %s kW is read, although it gives no figures', (load) => {
  expect(read(`#load=${load}`)?.answers).toEqual({ load: Number(load) });
});

test('a link with broken percent encoding causes no error', () => {
  expect(read('#%E0%A4%A=1&bill=450&&=')?.answers).toEqual({ bill: 450 });
  expect(read('#v=1&bill=%E0%A4%A')).toEqual({ ...nothing, ignored: ['bill'] });
});

test('what stands behind # and is no text at all is a case of which nothing can be read', () => {
  expect(read('#%E0%A4%A')).toEqual({ ...nothing, ignored: [expect.any(String)] });
});
