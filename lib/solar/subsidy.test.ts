/** @jest-environment node */
import { facts, withLimits } from './facts.fixture';
import { centralSubsidy } from './subsidy';

test('the limits `subsidy-first` and `subsidy-last` set how many kW the central subsidy pays for', () => {
  expect(centralSubsidy(facts, 5)).toBe(78000);
  expect(centralSubsidy(withLimits({ 'subsidy-first': 1, 'subsidy-last': 4 }), 5)).toBe(30000 + 3 * 18000);
});
