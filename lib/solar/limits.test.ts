/** @jest-environment node */
import { outcomeFor, refusalFor } from './answer.fixture';
import { lessLaterCosts } from './cashflow';
import type { Limits } from './facts';
import { facts } from './facts.fixture';
import { isAnswer } from './questions';
import { centralSubsidy } from './subsidy';
import { businessTariff } from './tariff';

const withLimits = (limits: Partial<Limits>) => ({ ...facts, limits: { ...facts.limits, ...limits } });

test('the limit `high-tension` sets the sanctioned load from which a connection needs a supply at 11 kV', () => {
  const higher = withLimits({ 'high-tension': 100 });
  expect(refusalFor('home', { load: 80 })).toBe('supply at 11 kV');
  expect(refusalFor('home', { bill: 12000, load: 80 }, higher)).toBeUndefined();
  const load = { name: 'load', least: 1, most: 50, step: 0.5 };
  expect([facts, higher].map(({ limits }) => isAnswer(load, 80, limits))).toEqual([true, false]);
});

test('the limit `home-largest` sets the size of the largest plant for a home', () => {
  expect(outcomeFor('home', { bill: 12000, load: 15 }, withLimits({ 'home-largest': 12 })).largest).toBe(12);
});

test('the limits `subsidy-first` and `subsidy-last` set how many kW the central subsidy pays for', () => {
  expect(centralSubsidy(facts, 5)).toBe(78000);
  expect(centralSubsidy(withLimits({ 'subsidy-first': 1, 'subsidy-last': 4 }), 5)).toBe(30000 + 3 * 18000);
});

test('the limit `small-shop-load` sets the largest sanctioned load of a small shop', () => {
  expect(businessTariff(withLimits({ 'small-shop-load': 6 }), 'shop', 5).fixed).toBe(330);
  expect(businessTariff(facts, 'shop', 5).fixed).toBe(450);
});

test('the limits `upkeep-from` and `inverter-in` set the years in which upkeep and inverter are paid', () => {
  const early = withLimits({ 'upkeep-from': 3, 'inverter-in': 2 });
  expect(lessLaterCosts(early, 1000, [100, 100, 100])).toEqual([100, 0, 90]);
});
