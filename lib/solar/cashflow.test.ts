/** @jest-environment node */
import { lessLaterCosts, paybackOf } from './cashflow';
import { withLimits } from './facts.fixture';

test.each([
  [100, [40, 40, 40], 2.5],
  [80, [40, 40], 2],
  [100, [40, 40], undefined],
  [0, [40], 0],
])('paybackOf returns for a cost of %i and the yearly savings %j the number of years %s', (cost, savings, years) => {
  expect(paybackOf(cost, savings)).toBe(years);
});

test('lessLaterCosts subtracts upkeep in every year since `upkeep-from`, and a new inverter in the year `inverter-in`', () => {
  const early = withLimits({ 'upkeep-from': 3, 'inverter-in': 2 });
  expect(lessLaterCosts(early, 1000, [100, 100, 100])).toEqual([100, 0, 90]);
});
