/** @jest-environment node */
import { outcomeFor, refusalFor } from './answer.fixture';
import { facts, withLimits } from './facts.fixture';
import { isAnswer } from './questions';

test('if the limit `high-tension` is 75 kW, calculate refuses a load of 80 kW and isAnswer accepts it; if it is 100 kW, the reverse', () => {
  const higher = withLimits({ 'high-tension': 100 });
  expect(refusalFor('home', { load: 80 })).toBe('supply at 11 kV');
  expect(refusalFor('home', { bill: 12000, load: 80 }, higher)).toBeUndefined();
  const load = { name: 'load', least: 1, most: 50, step: 0.5, explained: true };
  expect([facts, higher].map(({ limits }) => isAnswer(load, 80, limits))).toEqual([true, false]);
});

test('calculate allows a home no larger plant than the limit `home-largest`', () => {
  expect(outcomeFor('home', { bill: 12000, load: 15 }, withLimits({ 'home-largest': 12 })).largest).toBe(12);
});
