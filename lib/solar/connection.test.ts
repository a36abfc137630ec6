/** @jest-environment node */
import { outcomeFor, refusalFor } from './answer.fixture';
import { facts, withLimits } from './facts.fixture';
import { isAnswer } from './questions';

const load = { name: 'load', least: 1, most: 50, step: 0.5, explained: true };

test('above `high-tension`, calculate refuses figures for a load of 80 kW, and isAnswer accepts the load', () => {
  expect(refusalFor('home', { load: 80 })).toBe('supply at 11 kV');
  expect(isAnswer(load, 80, facts.limits)).toBe(true);
});

test('below `high-tension`, calculate returns figures for a load of 80 kW, and isAnswer refuses the load if the question ends at 50 kW', () => {
  const higher = withLimits({ 'high-tension': 100 });
  expect(refusalFor('home', { bill: 12000, load: 80 }, higher)).toBeUndefined();
  expect(isAnswer(load, 80, higher.limits)).toBe(false);
});

test('calculate returns the limit `home-largest` as the largest plant for a home with a higher sanctioned load', () => {
  expect(outcomeFor('home', { bill: 12000, load: 15 }, withLimits({ 'home-largest': 12 })).largest).toBe(12);
});
