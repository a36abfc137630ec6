/** @jest-environment node */
import { facts } from './facts.fixture';
import type { Kind, Values } from './figures';
import { outcomeOf } from './outcome';

const usual: Record<Kind, Values> = {
  home: { bill: 3000, city: 'varanasi', kind: 'urban', loan: '5', rate: 7, state: 'on' },
  society: { flats: 60, bill: 40000, rate: 6.5, residents: 0, city: 'varanasi' },
  business: { kind: 'industry', bill: 100000, day: 60, off: 1, feed: 2, tax: 25.17, gst: 'on', city: 'varanasi' },
};

function answer(kind: Kind, changes: Values) {
  const outcome = outcomeOf(kind, facts, { ...usual[kind], ...changes });
  if ('refused' in outcome) throw new Error(outcome.refused);
  return outcome;
}

test.each<[Kind, Values, number, number, number | undefined, number, number, string]>([
  ['home', { bill: 2000 }, 3, 2, 622.43, 1377.57, 40000, '3.6, 2.4, 1.5'],
  ['home', {}, 3, 3, 821.38, 2178.62, 72000, '3.9, 2.7, 1.9'],
  ['home', { kind: 'rural' }, 3, 3, 1081.68, 1918.32, 72000, '4.4, 3.1, 2.1'],
  ['home', { bill: 5000 }, 5, 5, 1248.89, 3751.11, 177000, '5.2, 3.9, 3.0'],
  ['society', {}, 60, 42, 7788.91, 32211.09, 1481760, '5.0, 3.8, 3.0'],
  ['society', { flats: 20, residents: 30 }, 60, 42, 7788.91, 32211.09, 1697760, '5.7, 4.3, 3.5'],
  ['business', {}, 70, 60, undefined, 46292.73, 2940000, '6.7, 5.2, 4.3'],
])('a %s that says %j of its bill and no load has the worked example', (kind, changes, load, ...expected) => {
  const outcome = answer(kind, changes);
  const { kw, 'bill-after': after, saving, 'net-cost': net, cost, ...figures } = outcome.figures;
  const to = (digits: number, value: number | undefined) => value && Number(value.toFixed(digits));
  const paybacks = ['low', 'likely', 'high'].map((which) => figures[`payback-${which}`]!.value!.toFixed(1)).join(', ');
  expect(outcome.load).toBe(load);
  expect([kw!.value, to(2, after?.value), to(2, saving!.value), (net ?? cost)!.value, paybacks]).toEqual(expected);
});

test.each<[Kind, Values, number, number]>([
  ['home', { units: 732, load: 8 }, 7, 6],
  ['society', { bill: 30000 }, 32, 31],
  ['business', { bill: 85500 }, 52, 51],
])('the suggested plant of a %s with %j follows the sun of its town', (kind, changes, inVaranasi, inJaunpur) => {
  expect(answer(kind, changes).kw).toBe(inVaranasi);
  expect(answer(kind, { ...changes, city: 'jaunpur' }).kw).toBe(inJaunpur);
});
