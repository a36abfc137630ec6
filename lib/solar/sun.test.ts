/** @jest-environment node */
import { facts } from './facts.fixture';
import { monthsOf1kW, total } from './sun';

test('monthsOf1kW returns monthly units that add up to the given year in Varanasi, and follow the sunshine in other towns', () => {
  expect(total(monthsOf1kW(facts.sun, 'varanasi', 1350))).toBeCloseTo(1350, 6);
  const [varanasi, jaunpur] = [monthsOf1kW(facts.sun, 'varanasi', 1350), monthsOf1kW(facts.sun, 'jaunpur', 1350)];
  expect(jaunpur[2]! / varanasi[2]!).toBeCloseTo(6.14 / 6.04, 6);
});
