/** @jest-environment node */
import { twoDecimals, largeAmount, rangeOfPaybacks, rupeesText, yearsText } from './format';

test.each([
  [0, '₹0'],
  [4.99, '₹0'],
  [5, '₹10'],
  [2178.62, '₹2,180'],
  [1069.26, '₹1,070'],
  [99994.9, '₹99,990'],
  [148249, '₹1,48,200'],
  [148250, '₹1,48,300'],
  [-52, '−₹50'],
  [-3, '₹0'],
])('rupeesText formats %d rupees as %s', (rupees, text) => {
  expect(rupeesText(rupees)).toBe(text);
});

test.each([
  [100000, '1 lakh'],
  [148249, '1.48 lakh'],
  [9999960, '1 crore'],
  [12562100, '1.26 crore'],
])('largeAmount of %d rupees is %s', (rupees, text) => {
  expect(largeAmount(rupees, { lakh: 'lakh', crore: 'crore' })).toBe(text);
});

test('largeAmount returns undefined for an amount that rounds to less than one lakh (₹1,00,000)', () => {
  const units = { lakh: 'lakh', crore: 'crore' };
  expect(largeAmount(99949, units)).toBeUndefined();
  expect(largeAmount(-250000, units)).toBeUndefined();
});

test.each([
  [2.72, '2.7'],
  [2.75, '2.8'],
  [1.8458, '1.9'],
  [4.05, '4.1'],
  [12, '12.0'],
])('yearsText formats %d years as %s', (years, text) => {
  expect(yearsText(years)).toBe(text);
});

test.each([
  [1069.2646, '1069.26'],
  [72000, '72000'],
  [0.1 + 0.2, '0.3'],
  [1.005, '1.01'],
])('twoDecimals formats the number %d as %s', (number, text) => {
  expect(twoDecimals(number)).toBe(text);
});

test.each([
  [1.86, 3.94, '1.9 to 3.9 years'],
  [3.8, undefined, '3.8 to never'],
  [undefined, undefined, 'never'],
])('rangeOfPaybacks formats a shortest payback of %p and a longest payback of %p years as %s', (high, low, text) => {
  const figures = {
    'payback-high': { value: high, unit: 'years' as const },
    'payback-low': { value: low, unit: 'years' as const },
  };
  const paybacks = { range: '{shortest} to {longest} years', open: '{shortest} to {never}' };
  expect(rangeOfPaybacks(figures, { never: 'never', paybacks })).toBe(text);
});
