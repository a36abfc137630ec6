/** @jest-environment node */
import { outcomeFor, refusalFor } from './answer.fixture';
import { facts, withLimits } from './facts.fixture';
import { isAnswer } from './questions';

test('a load of 80 kW is a valid answer, for which calculate refuses figures, only if `high-tension` is at most 80 kW', () => {
  const higher = withLimits({ 'high-tension': 100 });
  expect(refusalFor('home', { load: 80 })).toBe('supply at 11 kV');
  expect(refusalFor('home', { bill: 12000, load: 80 }, higher)).toBeUndefined();
  const load = { name: 'load', least: 1, most: 50, step: 0.5, explained: true };
  expect([facts, higher].map(({ limits }) => isAnswer(load, 80, limits))).toEqual([true, false]);
});

test('calculate returns the limit `home-largest` as the largest plant for a home with a higher sanctioned load', () => {
  expect(outcomeFor('home', { bill: 12000, load: 15 }, withLimits({ 'home-largest': 12 })).largest).toBe(12);
});
