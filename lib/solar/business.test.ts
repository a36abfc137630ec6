/** @jest-environment node */
import { businessAnswer, type BusinessAnswer, type BusinessAsked } from './business';
import { facts } from './facts.fixture';

const asked: BusinessAsked = {
  kind: 'industry',
  bill: 100000,
  load: 70,
  day: 60,
  off: 1,
  feed: 2,
  tax: 25.17,
  gst: true,
  town: 'varanasi',
};

/** Computes the answer of the calculator for a business; throws if there are no figures. */
function answer(changes: Partial<BusinessAsked>): BusinessAnswer {
  const given = businessAnswer(facts, { ...asked, ...changes });
  if ('refused' in given) throw new Error(given.refused);
  return given;
}

test("the business calculator's default answers give the figures of the worked example", () => {
  const { kw, cost, saving, course } = answer({});
  expect([kw, cost]).toEqual([60, 2940000]);
  expect(saving.likely).toBeCloseTo(46292.73, 2);
  expect([course.low, course.likely, course.high].map(({ payback }) => Number(payback!.toFixed(1)))).toEqual([
    6.7, 5.2, 4.3,
  ]);
});

test('depreciation saves tax on the whole price over the years, and nothing for a business without tax', () => {
  expect(answer({}).depreciation).toBeCloseTo(2940000 * 0.2517, -2);
  expect(answer({ tax: 0 }).depreciation).toBe(0);
  expect(answer({ tax: 0 }).paybackAfterTax).toBe(answer({}).course.likely.payback);
});

test('GST adds to the cost of a business that takes no credit for it', () => {
  expect(answer({ gst: false }).cost).toBeCloseTo(2940000 * 1.089, 6);
});

test('a shop that uses less of its power by day feeds more solar units into the grid and saves less', () => {
  const early = answer({ kind: 'shop', bill: 30000, load: 15, day: 35, kw: 15 });
  const late = answer({ kind: 'shop', bill: 30000, load: 15, day: 80, kw: 15 });
  expect(early.fedIn).toBeGreaterThan(late.fedIn);
  expect(early.saving.likely).toBeLessThan(late.saving.likely);
});

test.each([
  [20, true],
  [49, true],
  [50, false],
  [60, false],
])('a business that uses %d%% of its electricity by day works mostly by night: %s', (day, byNight) => {
  expect(answer({ day, feed: 0 }).byNight).toBe(byNight);
  expect(answer({ day, feed: 2 }).byNight).toBe(byNight);
});

test('the answer for a shop says when its bill with solar is below the published minimum charge', () => {
  expect(answer({ kind: 'shop', bill: 12000, load: 10, day: 100, off: 0, kw: 10 }).belowLeast).toBe(true);
  expect(answer({ kind: 'shop', bill: 60000, load: 10, kw: 1 }).belowLeast).toBe(false);
  expect(answer({ kind: 'industry', bill: 12000, load: 10, day: 100, off: 0, kw: 10 }).belowLeast).toBe(false);
});
