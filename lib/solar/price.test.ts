/** @jest-environment node */
import { facts } from './facts.fixture';
import { homePrice, largePrice } from './price';

const { assumptions } = facts;

test('homePrice has a fixed price for each size up to 5 kW, and adds a fixed rate for each further kW', () => {
  expect([1, 2, 3, 4, 5, 6, 10].map((kw) => homePrice(assumptions, kw))).toEqual([
    70000, 130000, 180000, 235000, 285000, 335000, 535000,
  ]);
});

test('largePrice interpolates the price per kW between 10, 25, 50 and 100 kW, and keeps that price constant below and above', () => {
  expect([5, 10, 42, 100, 200].map((kw) => largePrice(assumptions, 'society', kw))).toEqual([
    300000,
    600000,
    42 * 53280,
    4750000,
    9500000,
  ]);
});
