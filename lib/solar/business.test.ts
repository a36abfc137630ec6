/** @jest-environment node */
import { outcomeFor } from './answer.fixture';
import type { Answers } from './answers';

const answer = (changes: Partial<Answers['business']>) => outcomeFor('business', changes);

test('businessOutcome: depreciation saves the tax on the whole price in 25 years', () => {
  expect(answer({}).figures.depreciation.value).toBeCloseTo(2940000 * 0.2517, -2);
});

test('businessOutcome: at a tax rate of 0, depreciation saves nothing and the payback after tax is the likely payback', () => {
  const untaxed = answer({ tax: 0 }).figures;
  expect(untaxed.depreciation.value).toBe(0);
  expect(untaxed['payback-after-tax'].value).toBe(answer({}).figures['payback-likely'].value);
});

test('businessOutcome adds GST to the cost for a business that takes no input tax credit', () => {
  expect(answer({ gst: 'off' }).figures.cost.value).toBeCloseTo(2940000 * 1.089, 6);
});

test('businessOutcome: a shop that uses less of its electricity by day feeds more units into the grid and saves less', () => {
  const [early, late] = [35, 80].map((day) => answer({ kind: 'shop', bill: 30000, load: 15, day, kw: 15 }).figures);
  expect(early!['fed-in'].value).toBeGreaterThan(late!['fed-in'].value);
  expect(early!.saving.value).toBeLessThan(late!.saving.value);
});

test('businessOutcome: shops with monthly bills of ₹40,000, ₹25,000 and ₹5,000 save about ₹16,000, ₹10,000 and ₹2,000', () => {
  const saving = (bill: number) => Math.round(answer({ kind: 'shop', bill }).figures.saving.value / 1000);
  expect([40000, 25000, 5000].map(saving)).toEqual([16, 10, 2]);
});

test.each([
  [20, true],
  [49, true],
  [50, false],
  [60, false],
])(
  'businessOutcome for %d%% of electricity used by day sets byNight to %s, whatever the price of surplus units',
  (day, byNight) => {
    expect(answer({ day, feed: 0 }).byNight).toBe(byNight);
    expect(answer({ day, feed: 2 }).byNight).toBe(byNight);
  },
);

test('businessOutcome sets belowLeast only for a shop whose bill with solar is below the published minimum charge', () => {
  expect(answer({ kind: 'shop', bill: 12000, load: 10, day: 100, off: 0, kw: 10 }).belowLeast).toBe(true);
  expect(answer({ kind: 'shop', bill: 60000, load: 10, kw: 1 }).belowLeast).toBe(false);
  expect(answer({ kind: 'industry', bill: 12000, load: 10, day: 100, off: 0, kw: 10 }).belowLeast).toBe(false);
});
