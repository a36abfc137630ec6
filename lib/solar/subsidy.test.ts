/** @jest-environment node */
import { facts, withLimits } from './facts.fixture';
import { centralSubsidy } from './subsidy';

test('centralSubsidy pays a higher rate per kW up to `subsidy-first`, a lower one up to `subsidy-last`, and none above', () => {
  expect(centralSubsidy(facts, 5)).toBe(78000);
  expect(centralSubsidy(withLimits({ 'subsidy-first': 1, 'subsidy-last': 4 }), 5)).toBe(30000 + 3 * 18000);
});
