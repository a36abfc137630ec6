/** @jest-environment node */
import { facts, withLimits } from './facts.fixture';
import { centralSubsidy } from './subsidy';

test('centralSubsidy pays the higher rate up to the limit `subsidy-first`, the lower rate up to `subsidy-last`, and nothing beyond', () => {
  expect(centralSubsidy(facts, 5)).toBe(78000);
  expect(centralSubsidy(withLimits({ 'subsidy-first': 1, 'subsidy-last': 4 }), 5)).toBe(30000 + 3 * 18000);
});
