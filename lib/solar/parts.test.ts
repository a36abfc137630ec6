/** @jest-environment node */
import { facts } from './facts.fixture';
import { instalment } from './loan';
import { homePrice, largePrice } from './price';
import { monthsOf1kW, total } from './sun';
import { paybackOf } from './cashflow';

const { assumptions, sun } = facts;

test('homePrice has a fixed price for each size up to 5 kW, and adds a fixed rate for each further kW', () => {
  expect([1, 2, 3, 4, 5, 6, 10].map((kw) => homePrice(assumptions, kw))).toEqual([
    70000, 130000, 180000, 235000, 285000, 335000, 535000,
  ]);
});

test('largePrice interpolates the price per kW between known sizes, and keeps it constant outside them', () => {
  expect([5, 10, 42, 100, 200].map((kw) => largePrice(assumptions, 'society', kw))).toEqual([
    300000,
    600000,
    42 * 53280,
    4750000,
    9500000,
  ]);
});

test('instalment divides a loan without interest into equal parts', () => {
  expect(instalment(60000, 0, 60)).toBe(1000);
});

test('monthsOf1kW adds up to the given yearly units in the reference town, and follows the sunshine in other towns', () => {
  expect(total(monthsOf1kW(sun, 'varanasi', 1350))).toBeCloseTo(1350, 6);
  const [varanasi, jaunpur] = [monthsOf1kW(sun, 'varanasi', 1350), monthsOf1kW(sun, 'jaunpur', 1350)];
  expect(jaunpur[2]! / varanasi[2]!).toBeCloseTo(6.14 / 6.04, 6);
});

test.each([
  [100, [40, 40, 40], 2.5],
  [80, [40, 40], 2],
  [100, [40, 40], undefined],
  [0, [40], 0],
])('paybackOf for a cost of %i and the yearly savings %j is %s years', (cost, savings, years) => {
  expect(paybackOf(cost, savings)).toBe(years);
});
