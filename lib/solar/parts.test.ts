/** @jest-environment node */
import { facts } from './facts.fixture';
import { instalment } from './loan';
import { homePrice, largePrice } from './price';
import { monthsOf1kW, total } from './sun';
import { paybackOf } from './cashflow';

const { assumptions, sun } = facts;

test("the price of a home's plant is that of its size, plus a rate for each kW above 5", () => {
  expect([1, 2, 3, 4, 5, 6, 10].map((kw) => homePrice(assumptions, kw))).toEqual([
    70000, 130000, 180000, 235000, 285000, 335000, 535000,
  ]);
});

test('the price of 1 kW of a large plant is interpolated between known sizes, and constant outside them', () => {
  expect([5, 10, 42, 100, 200].map((kw) => largePrice(assumptions, 'society', kw))).toEqual([
    300000,
    600000,
    42 * 53280,
    4750000,
    9500000,
  ]);
});

test('a loan without interest has instalments of equal parts', () => {
  expect(instalment(60000, 0, 60)).toBe(1000);
});

test('1 kW makes the yearly units of its case in the reference town, and other amounts in other towns', () => {
  expect(total(monthsOf1kW(sun, 'varanasi', 1350))).toBeCloseTo(1350, 6);
  const [varanasi, jaunpur] = [monthsOf1kW(sun, 'varanasi', 1350), monthsOf1kW(sun, 'jaunpur', 1350)];
  expect(jaunpur[2]! / varanasi[2]!).toBeCloseTo(6.14 / 6.04, 6);
});

test.each([
  [100, [40, 40, 40], 2.5],
  [80, [40, 40], 2],
  [100, [40, 40], undefined],
  [0, [40], 0],
])('a cost of %i with yearly savings of %j is paid back after %s years', (cost, savings, years) => {
  expect(paybackOf(cost, savings)).toBe(years);
});
