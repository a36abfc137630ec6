/** @jest-environment node */
import { facts } from './facts.fixture';
import { homePrice, largePrice } from './price';

const { assumptions } = facts;

test('homePrice returns a listed price for each whole kW up to 5 kW, and adds a fixed amount for each further kW', () => {
  expect([1, 2, 3, 4, 5, 6, 10].map((kw) => homePrice(assumptions, kw))).toEqual([
    70000, 130000, 180000, 235000, 285000, 335000, 535000,
  ]);
});

test('largePrice interpolates between the prices per kW of listed sizes, and below 10 or above 100 kW uses the price of these', () => {
  expect([5, 10, 42, 100, 200].map((kw) => largePrice(assumptions, 'society', kw))).toEqual([
    300000,
    600000,
    42 * 53280,
    4750000,
    9500000,
  ]);
});
