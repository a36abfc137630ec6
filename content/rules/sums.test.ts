/** @jest-environment node */
import { evaluate } from './sums';

const facts: Record<string, number> = { 'home-3-kw': 180_000, 'down-small': 10 };
const valueOf = (name: string) => facts[name] ?? NaN;

test.each([
  ['home-3-kw * down-small / 100', 18_000],
  ['home-3-kw - home-3-kw * (100 - down-small) / 100', 18_000],
  ['2 + 3 * 4 - 1', 13],
  ['round(1044, 50)', 1050],
])('evaluate computes the formula %s as %d', (sum, value) => {
  expect(evaluate(sum, valueOf)).toBe(value);
});

// The expected payment is from an annuity table.
test('evaluate computes ₹19.33 as the monthly payment on ₹1,000 over five years at 6 per cent a year', () => {
  expect(evaluate('emi(1000, 6, 5)', valueOf)).toBeCloseTo(19.33, 2);
});

test.each([
  ['home-9-kw * 2', '"home-9-kw" is no fact'],
  ['(2 + 3', 'a bracket is not closed'],
  ['2 3', 'got "3" behind it'],
  ['2 +', '"nothing" is no fact'],
  ['2 % 3', 'got "% 3" behind it'],
])('evaluate refuses the formula "%s" with an error that contains: %s', (sum, message) => {
  expect(() => evaluate(sum, valueOf)).toThrow(message);
});
