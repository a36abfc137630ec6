/** @jest-environment node */
import fc from 'fast-check';
import { outcomeFor, rounded } from './answer.fixture';
import type { Answers } from './answers';
import { calculate } from './calculate';
import { facts } from './facts.fixture';

const answer = (changes: Partial<Answers['home']>) => outcomeFor('home', changes);

test('homeOutcome computes loan and monthly instalment for a bill of ₹3,000, and cost and payback without state subsidy', () => {
  const { figures } = answer({});
  const { 'net-cost': net, 'down-payment': down, emi, 'net-cost-without-state': dearer } = figures;
  expect([down.value, net.value - down.value, rounded(2, emi.value), dearer.value]).toEqual([
    18000, 54000, 1069.26, 102000,
  ]);
  expect(rounded(2, figures['emi-before'].value)).toBe(3207.79);
  expect(rounded(1, figures['payback-likely-without-state'].value)).toBe(3.8);
});

test('homeOutcome returns the same saving as plain arithmetic over the twelve months of a year with net metering', () => {
  // The home uses 300 units a month and has a plant of 2 kW. `perDay` holds the units that 1 kW makes in a day of each
  // month from April on, before scaling to 1,350 units a year.
  const days = [30, 31, 30, 31, 31, 30, 31, 30, 31, 31, 28, 31];
  const perDay = [4.7, 4.4, 3.8, 3.1, 3.1, 3.3, 3.8, 3.9, 3.6, 3.6, 4.2, 4.7];
  const rupees = (units: number) => {
    const slabs =
      Math.min(units, 150) * 5.5 + Math.min(Math.max(units - 150, 0), 150) * 6 + Math.max(units - 300, 0) * 6.5;
    return (slabs + 330) * 1.013 * 1.05;
  };
  let bank = 0;
  let paidToCompany = 0;
  for (const [month, units] of perDay.entries()) {
    const made = (units * days[month]! * 2 * 1350) / 1403.9;
    const short = 300 - made - bank;
    bank = short < 0 ? -short : 0;
    paidToCompany += rupees(short > 0 ? short : 0);
  }
  const saving = (12 * rupees(300) - paidToCompany + bank * 2) / 12;
  expect(answer({ units: 300, kw: 2 }).figures.saving.value).toBeCloseTo(saving, 6);
});

test('homeOutcome: units left over at the end of March are paid for at the rate for surplus units', () => {
  const { paid, made, use } = answer({ units: 100, kw: 3 });
  const whole = made.reduce((sum, month) => sum + month, 0) - 12 * use;
  expect(paid * 12).toBeCloseTo(whole * 2, 6);
});

test.each<[Partial<Answers['home']>, number]>([
  [{ bill: 90000, load: 40 }, 10],
  [{ bill: 9000, load: 2.5 }, 2],
  [{ bill: 9000, load: 8, area: 450 }, 4],
  [{ units: 20 }, 1],
  [{ bill: 3000, kw: 2 }, 2],
  [{ bill: 9000, load: 2.5, kw: 10 }, 10],
  [{ bill: 9000, load: 2.5, kw: 10, area: 450 }, 4],
])('homeOutcome chooses for the answers %j a plant of %i kW', (changes, kw) => {
  expect(answer(changes).kw).toBe(kw);
});

test('homeOutcome: a plant larger than the sanctioned load raises the fixed charge of the bill with solar', () => {
  const within = answer({ load: 5, kw: 5 });
  const above = answer({ load: 3, kw: 5 });
  expect([above.load, above.before.fixed, above.after.fixed]).toEqual([3, 330, 550]);
  expect(above.after.fixed).toBe(within.after.fixed);
});

test('homeOutcome: with electricity in 4 of 12 daylight hours, 3 kW make 1,350 units a year, save ₹775.42 a month, payback over 7 years', () => {
  const { made, saving, 'payback-likely': payback } = answer({ supply: 4 }).figures;
  // 53.55 of the 1,350 units replace units at ₹6.00, and the others at ₹6.50.
  expect([rounded(2, made.value), rounded(2, saving.value)]).toEqual([1350, 775.42]);
  expect(((1350 * 6.5 - 53.55 * 0.5) * 1.013 * 1.05) / 12).toBeCloseTo(saving.value, 2);
  expect(payback.value).toBeGreaterThan(7);
});

test.each([
  // A bill of ₹2,000 a month is for 3,250.6 units a year: 2.4 times what 1 kW makes with 12 hours of electricity a day.
  [{ bill: 2000 }, 2],
  [{ bill: 2000, supply: 12 }, 2],
  [{ bill: 2000, supply: 9 }, 3],
  [{ bill: 2000, supply: 8, load: 4, units: 270 }, 4],
  [{ bill: 2000, supply: 4 }, 3],
])(
  'homeOutcome suggests for the answers %j a plant of %i kW (`supply` is the daylight hours with electricity a day)',
  (changes, kw) => {
    expect(answer(changes).kw).toBe(kw);
  },
);

test('homeOutcome returns the same figures for 12 hours of electricity a day as for no answer about the hours', () => {
  expect(answer({ supply: 12 })).toEqual(answer({}));
});

test('homeOutcome sets `lifeline` only for a sanctioned load of 1 kW and at most 100 units a month', () => {
  expect(answer({ units: 100, load: 1 }).lifeline).toBe(true);
  expect(answer({ units: 101, load: 1 }).lifeline).toBe(false);
  expect(answer({ units: 100, load: 2 }).lifeline).toBe(false);
});

const anyAnswers = fc.record({
  bill: fc.integer({ min: 100, max: 100000 }),
  units: fc.option(fc.integer({ min: 1, max: 10000 }), { nil: undefined }),
  load: fc.option(
    fc.integer({ min: 2, max: 100 }).map((halves) => halves / 2),
    { nil: undefined },
  ),
  area: fc.option(fc.integer({ min: 100, max: 10000 }), { nil: undefined }),
  city: fc.constantFrom('varanasi', 'chandauli', 'prayagraj', 'bhadohi', 'jaunpur'),
  kind: fc.constantFrom('urban' as const, 'rural' as const),
  kw: fc.option(fc.integer({ min: 1, max: 10 }), { nil: undefined }),
  loan: fc.constantFrom(3, 5, 7, 10),
  rate: fc.integer({ min: 0, max: 20 }),
  state: fc.constantFrom('on' as const, 'off' as const),
  supply: fc.option(
    fc.integer({ min: 2, max: 24 }).map((halves) => halves / 2),
    { nil: undefined },
  ),
});

const numbersIn = (value: unknown): number[] =>
  typeof value === 'number'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(numbersIn)
      : [];

test('homeOutcome returns finite numbers and an allowed size, and a higher bill with solar only if the size exceeds the load', () => {
  fc.assert(
    fc.property(anyAnswers, (any) => {
      const outcome = calculate('home', facts, any);
      if ('refused' in outcome) return;
      expect(numbersIn(outcome).every(Number.isFinite)).toBe(true);
      expect(outcome.kw).toBeGreaterThanOrEqual(1);
      expect(outcome.kw).toBeLessThanOrEqual(outcome.largest);
      if (outcome.kw <= outcome.load)
        expect(outcome.before.total + 1e-6).toBeGreaterThanOrEqual(outcome.after.total - outcome.paid);
      expect(outcome.paid).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('homeOutcome: with a plant of 1 kW, a home with a higher bill never saves less than one with a lower bill', () => {
  fc.assert(
    fc.property(
      anyAnswers,
      fc.integer({ min: 100, max: 50000 }),
      fc.integer({ min: 1, max: 50000 }),
      (any, bill, more) => {
        const saved = (rupees: number) => calculate('home', facts, { ...any, units: undefined, kw: 1, bill: rupees });
        const [less, dearer] = [saved(bill), saved(bill + more)];
        if ('refused' in less || 'refused' in dearer) return;
        expect(dearer.figures.saving.value + 1e-6).toBeGreaterThanOrEqual(less.figures.saving.value);
      },
    ),
  );
});

test('homeOutcome: the payback is never shorter in a more cautious scenario', () => {
  fc.assert(
    fc.property(anyAnswers, (any) => {
      const outcome = calculate('home', facts, any);
      if ('refused' in outcome) return;
      const { 'payback-low': cautious, 'payback-likely': middle, 'payback-high': hopeful } = outcome.figures;
      const [low, likely, high] = [cautious, middle, hopeful].map(({ value }) => value ?? Infinity);
      expect(low).toBeGreaterThanOrEqual(likely!);
      expect(likely).toBeGreaterThanOrEqual(high!);
    }),
  );
});

test('homeOutcome: panels that lose more than 100 % of their output in a year save nothing in later years', () => {
  const faded = { ...facts, assumptions: { ...facts.assumptions, 'fade-likely': 150 } };
  const { likely } = outcomeFor('home', {}, faded).balance;
  expect(likely[4]).toBeCloseTo(likely[0]!, 1);
});
