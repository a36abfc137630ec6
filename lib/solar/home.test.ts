/** @jest-environment node */
import fc from 'fast-check';
import { facts } from './facts.fixture';
import { homeAnswer, type HomeAnswer, type HomeAsked } from './home';

const asked: HomeAsked = {
  use: { bill: 3000 },
  load: 3,
  town: 'varanasi',
  kind: 'urban',
  years: 5,
  rate: 7,
  state: true,
};

/** Computes the answer of the calculator for a home; throws if there are no figures. */
function answer(changes: Partial<HomeAsked>): HomeAnswer {
  const given = homeAnswer(facts, { ...asked, ...changes });
  if ('refused' in given) throw new Error(given.refused);
  return given;
}

const round = (number: number | undefined, digits: number) => number && Number(number.toFixed(digits));

test.each<[Partial<HomeAsked>, number, number, number, number, number[]]>([
  [{ use: { bill: 2000 } }, 2, 622.43, 1377.57, 40000, [3.6, 2.4, 1.5]],
  [{ use: { bill: 3000 } }, 3, 821.38, 2178.62, 72000, [3.9, 2.7, 1.9]],
  [{ use: { bill: 3000 }, kind: 'rural' }, 3, 1081.68, 1918.32, 72000, [4.4, 3.1, 2.1]],
  [{ use: { bill: 5000 }, load: 5 }, 5, 1248.89, 3751.11, 177000, [5.2, 3.9, 3]],
  [{ use: { bill: 1200 } }, 1, 541.87, 658.13, 25000, [4.6, 3.1, 2.1]],
  [{ use: { bill: 10000 }, load: 8 }, 8, 3782.88, 6217.12, 327000, [5.8, 4.3, 3.3]],
])('the home calculator gives the worked example %j', (changes, kw, after, saving, net, paybacks) => {
  const given = answer(changes);
  expect(given.kw).toBe(kw);
  expect(round(given.after.total - given.paid, 2)).toBe(after);
  expect(round(given.saving.likely, 2)).toBe(saving);
  expect(given.course.likely.net).toBe(net);
  const { low, likely, high } = given.course;
  expect([low, likely, high].map(({ payback }) => round(payback, 1))).toEqual(paybacks);
});

test('the loan of the worked example is ₹54,000 after a tenth paid down, in 60 instalments of ₹1,069.26', () => {
  const { downPayment, loan, emi, netWithoutState, paybackWithoutState } = answer({});
  expect([downPayment, loan, round(emi, 2), netWithoutState, round(paybackWithoutState, 1)]).toEqual([
    18000, 54000, 1069.26, 102000, 3.8,
  ]);
});

test('one year of net metering, month by month with plain arithmetic, gives the same saving', () => {
  // The example is a home that uses 300 units a month, with a plant of 2 kW. These are the units that 1 kW makes on a
  // day of each month.
  const perDay = {
    Apr: 4.7,
    May: 4.4,
    Jun: 3.8,
    Jul: 3.1,
    Aug: 3.1,
    Sep: 3.3,
    Oct: 3.8,
    Nov: 3.9,
    Dec: 3.6,
    Jan: 3.6,
    Feb: 4.2,
    Mar: 4.7,
  };
  const days = {
    Apr: 30,
    May: 31,
    Jun: 30,
    Jul: 31,
    Aug: 31,
    Sep: 30,
    Oct: 31,
    Nov: 30,
    Dec: 31,
    Jan: 31,
    Feb: 28,
    Mar: 31,
  };
  const rupees = (units: number) => {
    const slabs =
      Math.min(units, 150) * 5.5 + Math.min(Math.max(units - 150, 0), 150) * 6 + Math.max(units - 300, 0) * 6.5;
    return (slabs + 330) * 1.013 * 1.05;
  };
  let bank = 0;
  let paidToCompany = 0;
  for (const month of Object.keys(perDay) as (keyof typeof perDay)[]) {
    const made = (perDay[month] * days[month] * 2 * 1350) / 1403.9;
    const short = 300 - made - bank;
    bank = short < 0 ? -short : 0;
    paidToCompany += rupees(short > 0 ? short : 0);
  }
  const saving = (12 * rupees(300) - paidToCompany + bank * 2) / 12;
  expect(answer({ use: { units: 300 }, kw: 2 }).saving.likely).toBeCloseTo(saving, 6);
});

test('units left over at the end of March are paid for at the rate for surplus units', () => {
  const { paid, made, units } = answer({ use: { units: 100 }, kw: 3 });
  const whole = made.reduce((sum, month) => sum + month, 0) - 12 * units;
  expect(paid * 12).toBeCloseTo(whole * 2, 6);
});

test.each<[Partial<HomeAsked>, string]>([
  [{ load: 0.5 }, 'load under 1 kW'],
  [{ area: 99 }, 'roof under 100 sq ft'],
  [{ load: 75 }, 'supply at 11 kV'],
  [{ use: { bill: 351 } }, 'fixed charge above bill'],
])('the home calculator gives no figures for %j: %s', (changes, refused) => {
  expect(homeAnswer(facts, { ...asked, ...changes })).toMatchObject({ refused });
});

test.each<[Partial<HomeAsked>, number]>([
  [{ use: { bill: 90000 }, load: 40 }, 10],
  [{ use: { bill: 9000 }, load: 2.5 }, 2],
  [{ use: { bill: 9000 }, load: 8, area: 450 }, 4],
  [{ use: { units: 20 } }, 1],
  [{ use: { bill: 3000 }, kw: 2 }, 2],
])('the suggested plant for %j has %i kW', (changes, kw) => {
  expect(answer(changes).kw).toBe(kw);
});

test('a home of 1 kW with 100 units pays the lifeline rate', () => {
  expect(answer({ use: { units: 100 }, load: 1 }).lifeline).toBe(true);
  expect(answer({ use: { units: 101 }, load: 1 }).lifeline).toBe(false);
  expect(answer({ use: { units: 100 }, load: 2 }).lifeline).toBe(false);
});

const anyAsked = fc.record({
  use: fc.oneof(
    fc.record({ bill: fc.integer({ min: 100, max: 100000 }) }),
    fc.record({ units: fc.integer({ min: 1, max: 10000 }) }),
  ),
  load: fc.integer({ min: 2, max: 100 }).map((halves) => halves / 2),
  area: fc.option(fc.integer({ min: 100, max: 10000 }), { nil: undefined }),
  town: fc.constantFrom(...(['varanasi', 'chandauli', 'prayagraj', 'bhadohi', 'jaunpur'] as const)),
  kind: fc.constantFrom(...(['urban', 'rural'] as const)),
  kw: fc.option(fc.integer({ min: 1, max: 10 }), { nil: undefined }),
  years: fc.constantFrom(3, 5, 7, 10),
  rate: fc.integer({ min: 0, max: 20 }),
  state: fc.boolean(),
});

/** Collects every number in an answer, at any depth. */
const numbersIn = (value: unknown): number[] =>
  typeof value === 'number'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(numbersIn)
      : [];

test('every answer for a home has real numbers, a plant of at least 1 kW, and a bill that is no higher with solar', () => {
  fc.assert(
    fc.property(anyAsked, (any) => {
      const given = homeAnswer(facts, any);
      if ('refused' in given) return;
      expect(numbersIn(given).every(Number.isFinite)).toBe(true);
      expect(given.kw).toBeGreaterThanOrEqual(1);
      expect(given.kw).toBeLessThanOrEqual(given.largest);
      expect(given.before.total + 1e-6).toBeGreaterThanOrEqual(given.after.total - given.paid);
      expect(given.paid).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('with the same plant, a home with a higher bill never saves less', () => {
  fc.assert(
    fc.property(
      anyAsked,
      fc.integer({ min: 100, max: 50000 }),
      fc.integer({ min: 1, max: 50000 }),
      (any, bill, more) => {
        const saved = (rupees: number) => homeAnswer(facts, { ...any, kw: 1, use: { bill: rupees } });
        const [less, dearer] = [saved(bill), saved(bill + more)];
        if ('refused' in less || 'refused' in dearer) return;
        expect(dearer.saving.likely + 1e-6).toBeGreaterThanOrEqual(less.saving.likely);
      },
    ),
  );
});

test('a plant in the cautious case never pays back sooner than in the likely one, nor in that sooner than in the hopeful one', () => {
  fc.assert(
    fc.property(anyAsked, (any) => {
      const given = homeAnswer(facts, any);
      if ('refused' in given) return;
      const [low, likely, high] = [given.course.low, given.course.likely, given.course.high].map(
        ({ payback }) => payback ?? Infinity,
      );
      expect(low).toBeGreaterThanOrEqual(likely!);
      expect(likely).toBeGreaterThanOrEqual(high!);
    }),
  );
});

test('panels that lose more than everything in a year make nothing from then on', () => {
  const faded = { ...facts, figures: { ...facts.figures, 'fade-likely': 150 } };
  const given = homeAnswer(faded, asked) as HomeAnswer;
  expect(given.course.likely.savings.slice(1).every((saving) => Math.abs(saving) < 0.01)).toBe(true);
});
