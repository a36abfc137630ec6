/** @jest-environment node */
import { outcomeFor, refusalFor, rounded } from './answer.fixture';
import type { Answers, Kind } from './answers';
import { netCost } from './outcome';

type Changes = Partial<Answers[Kind]>;
type Example = [Kind, Changes, number, number, number, number, number[], number | undefined];

test.each<Example>([
  ['home', { bill: 1200 }, 3, 1, 658.13, 25000, [4.6, 3.1, 2.1], 541.87],
  ['home', { bill: 2000 }, 3, 2, 1377.57, 40000, [3.6, 2.4, 1.5], 622.43],
  ['home', {}, 3, 3, 2178.62, 72000, [3.9, 2.7, 1.9], 821.38],
  ['home', { kind: 'rural' }, 3, 3, 1918.32, 72000, [4.4, 3.1, 2.1], 1081.68],
  ['home', { load: 3, kw: 5 }, 3, 5, 2704.46, 177000, [6.9, 5.3, 4.2], 295.54],
  ['home', { bill: 5000 }, 5, 5, 3751.11, 177000, [5.2, 3.9, 3], 1248.89],
  ['home', { bill: 10000, load: 8 }, 8, 8, 6217.12, 327000, [5.8, 4.3, 3.3], 3782.88],
  ['society', {}, 60, 42, 32211.09, 1481760, [5, 3.8, 3], 7788.91],
  ['society', { flats: 20, residents: 30 }, 60, 42, 32211.09, 1697760, [5.7, 4.3, 3.5], 7788.91],
  ['business', {}, 70, 60, 46292.73, 2940000, [6.7, 5.2, 4.3], undefined],
])(
  'calculate returns for a %s with %j: load %d kW, plant %d kW, saving ₹%d a month, net cost ₹%d, paybacks %j, bill with solar %s',
  (kind, changes, load, kw, saving, net, paybacks, after) => {
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
  'calculate suggests for a %s with the answers %j a plant of %d kW in Varanasi, and of %d kW in the sunnier Jaunpur',
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
