/** @jest-environment node */
import { outcomeFor, refusalFor, rounded } from './answer.fixture';
import type { Answers, Kind } from './answers';
import { netCost } from './outcome';

type Changes = Partial<Answers[Kind]>;
type Example = [Kind, Changes, number, number, number | undefined, number, number, number[]];

test.each<Example>([
  ['home', { bill: 1200 }, 3, 1, 541.87, 658.13, 25000, [4.6, 3.1, 2.1]],
  ['home', { bill: 2000 }, 3, 2, 622.43, 1377.57, 40000, [3.6, 2.4, 1.5]],
  ['home', {}, 3, 3, 821.38, 2178.62, 72000, [3.9, 2.7, 1.9]],
  ['home', { kind: 'rural' }, 3, 3, 1081.68, 1918.32, 72000, [4.4, 3.1, 2.1]],
  ['home', { load: 3, kw: 5 }, 3, 5, 295.54, 2704.46, 177000, [6.9, 5.3, 4.2]],
  ['home', { bill: 5000 }, 5, 5, 1248.89, 3751.11, 177000, [5.2, 3.9, 3]],
  ['home', { bill: 10000, load: 8 }, 8, 8, 3782.88, 6217.12, 327000, [5.8, 4.3, 3.3]],
  ['society', {}, 60, 42, 7788.91, 32211.09, 1481760, [5, 3.8, 3]],
  ['society', { flats: 20, residents: 30 }, 60, 42, 7788.91, 32211.09, 1697760, [5.7, 4.3, 3.5]],
  ['business', {}, 70, 60, undefined, 46292.73, 2940000, [6.7, 5.2, 4.3]],
])(
  'calculate returns the figures of the worked example for a %s with the answers %j',
  (kind, changes, load, kw, after, saving, net, paybacks) => {
    const outcome = outcomeFor(kind, changes);
    const { figures } = outcome;
    expect([outcome.load, figures.kw.value, rounded(2, figures.saving.value), netCost(outcome).value]).toEqual([
      load,
      kw,
      saving,
      net,
    ]);
    expect('bill-after' in figures ? rounded(2, figures['bill-after'].value) : undefined).toBe(after);
    const shown = [figures['payback-low'], figures['payback-likely'], figures['payback-high']];
    expect(shown.map(({ value }) => rounded(1, value))).toEqual(paybacks);
  },
);

test.each<[Kind, Changes, number, number]>([
  ['home', { units: 732, load: 8 }, 7, 6],
  ['society', { bill: 30000 }, 32, 31],
  ['business', { bill: 85500 }, 52, 51],
])(
  "calculate suggests for a %s with the answers %j a plant whose size depends on the town's sunshine",
  (kind, changes, inVaranasi, inJaunpur) => {
    expect(outcomeFor(kind, changes).kw).toBe(inVaranasi);
    expect(outcomeFor(kind, { ...changes, city: 'jaunpur' }).kw).toBe(inJaunpur);
  },
);

test.each<[Kind, Changes, string]>([
  ['home', { load: 0.5 }, 'load under 1 kW'],
  ['home', { area: 99 }, 'roof under 100 sq ft'],
  ['home', { load: 75 }, 'supply at 11 kV'],
  ['society', { load: 75 }, 'supply at 11 kV'],
  ['society', { bill: 70000 }, 'supply at 11 kV'],
  ['home', { bill: 351 }, 'fixed charge above bill'],
])('calculate returns no figures for a %s with the answers %j, and gives the reason "%s"', (kind, changes, refused) => {
  expect(refusalFor(kind, changes)).toBe(refused);
});

test('the function `calculated` throws an error that names the bill if the calculator has no figures for that bill', () => {
  expect(() => outcomeFor('home', { bill: 100 })).toThrow(/"home" has no figures for ₹100 a month: fixed charge above/);
});
