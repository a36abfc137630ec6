/** @jest-environment node */
import { facts } from './facts.fixture';
import { loadFromBill, loadOf } from './load';

const { loads } = facts;

test.each([
  ['home', 100, 3],
  ['home', 3600, 3],
  ['home', 3600.01, 4],
  ['home', 5000, 5],
  ['home', 10000, 9],
  ['home', 100000, 50],
  ['society', 500, 1],
  ['society', 5000, 8],
  ['society', 30000, 45],
  ['society', 40000, 60],
  ['society', 49600, 74],
  ['society', 66600, 74],
  ['business', 500, 1],
  ['business', 5000, 4],
  ['business', 15000, 11],
  ['business', 45000, 32],
  ['business', 100000, 70],
  ['business', 142800, 74],
] as const)(
  'loadFromBill estimates for a %s with a bill of ₹%d a month a sanctioned load of %s kW',
  (kind, bill, load) => {
    expect(loadFromBill(loads, kind, bill)).toBe(load);
  },
);

test('loadFromBill returns undefined for the bill of a society or business that would need more than 74 kW', () => {
  expect(loadFromBill(loads, 'society', 66601)).toBeUndefined();
  expect(loadFromBill(loads, 'business', 142801)).toBeUndefined();
});

test("loadOf estimates a home's sanctioned load from its units instead of its bill if the units are known", () => {
  expect(loadOf(loads, 'home', { bill: 9000, units: 480 })).toBe(3);
  expect(loadOf(loads, 'home', { bill: 9000, units: 481 })).toBe(4);
});

test('loadOf returns the sanctioned load that the visitor has entered instead of the estimate', () => {
  expect(loadOf(loads, 'home', { bill: 9000, load: 2.5 })).toBe(2.5);
  expect(loadOf(loads, 'society', { bill: 900000, load: 70 })).toBe(70);
});
