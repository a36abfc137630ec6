/** @jest-environment node */
import { facts } from './facts.fixture';
import { societyAnswer, type SocietyAnswer, type SocietyAsked } from './society';

const asked: SocietyAsked = { flats: 60, bill: 40000, rate: 6.5, load: 60, residents: 0, town: 'varanasi' };

/** Computes the answer of the calculator for a housing society; throws if there are no figures. */
function answer(changes: Partial<SocietyAsked>): SocietyAnswer {
  const given = societyAnswer(facts, { ...asked, ...changes });
  if ('refused' in given) throw new Error(given.refused);
  return given;
}

test.each<[Partial<SocietyAsked>, number, number[]]>([
  [{}, 1481760, [5, 3.8, 3]],
  [{ flats: 20, residents: 30 }, 1697760, [5.7, 4.3, 3.5]],
])('the calculator for a society gives the figures of the worked example %j', (changes, net, paybacks) => {
  const { kw, before, after, paid, saving, course } = answer(changes);
  expect(kw).toBe(42);
  expect(before.total).toBeCloseTo(40000, 6);
  expect(after.total - paid).toBeCloseTo(7788.91, 2);
  expect(saving.likely).toBeCloseTo(32211.09, 2);
  expect(course.likely.net).toBe(net);
  expect([course.low, course.likely, course.high].map(({ payback }) => Number(payback!.toFixed(1)))).toEqual(paybacks);
});

test('the suggested plant follows the sun of the town', () => {
  expect(answer({ bill: 30000, load: 45, town: 'varanasi' }).kw).toBe(32);
  expect(answer({ bill: 30000, load: 45, town: 'jaunpur' }).kw).toBe(31);
});

test('the subsidy of a housing society is never below zero, and counts at most 3 kW for each flat', () => {
  expect(answer({ flats: 10 }).subsidy).toBe(30 * 18000);
  expect(answer({ flats: 10, residents: 100 }).subsidy).toBe(0);
});

test('a society with a supply at 11 kV gets no figures', () => {
  expect(societyAnswer(facts, { ...asked, load: 75 })).toMatchObject({ refused: 'supply at 11 kV' });
});
