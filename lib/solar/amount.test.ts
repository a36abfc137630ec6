/** @jest-environment node */
import { readAmount } from './amount';

test.each([
  ['3450', 3450],
  ['₹ 3,450.00/-', 3450],
  ['Rs. 3,450', 3450],
  ['rs 3450/-', 3450],
  ['1,00,000', 100000],
  [' ३,४५०.५ ', 3450.5],
  ['रु. ३४५०', 3450],
  ['INR 3450', 3450],
  ['₹ ३,४५० रुपये/-', 3450],
  ['3450 रु.', 3450],
  ['3450 Rs', 3450],
  ['7 %', 7],
  ['3 kW', 3],
  ['6.5', 6.5],
  ['.5', 0.5],
  ['-200', -200],
  ['0', 0],
  ['3 450', 3450],
])('readAmount reads %j as the number %d', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

test.each([
  '',
  '   ',
  '₹',
  'abc',
  '3 thousand',
  '3450 or 4000',
  '3450 5',
  '1.2.3',
  '1e9',
  '--3',
  'Infinity',
  '<b>3</b>',
])('readAmount returns undefined for %j', (text) => {
  expect(readAmount(text)).toBeUndefined();
});
