/** @jest-environment node */
import { indianMobile, looksLikeIndianMobile, looksLikePin } from './hints';

test.each([
  ['9876543210', '98765 43210'],
  ['6000000000', '60000 00000'],
  ['9198765432', '91987 65432'],
  ['98765 43210', '98765 43210'],
  ['98765-43210', '98765 43210'],
  ['98765.43210', '98765 43210'],
  ['98765\u00a043210', '98765 43210'],
  ['98765\u201143210', '98765 43210'],
  ['\u202a+91 98765 43210\u202c', '98765 43210'],
  ['919876543210', '98765 43210'],
  ['+919876543210', '98765 43210'],
  ['+91 98765 43210', '98765 43210'],
  ['+91-98765-43210', '98765 43210'],
  ['(+91) 98765 43210', '98765 43210'],
  ['+91 098765 43210', '98765 43210'],
  ['0091 98765 43210', '98765 43210'],
  ['00919876543210', '98765 43210'],
  ['09876543210', '98765 43210'],
  ['0 98765 43210', '98765 43210'],
  ['९८७६५४३२१०', '98765 43210'],
  ['+९१ ९८७६५ ४३२१०', '98765 43210'],
  [' 9876543210 ', '98765 43210'],
])('indianMobile reads %j as the mobile number %s, and looksLikeIndianMobile returns true', (typed, number) => {
  expect(indianMobile(typed)).toBe(number);
  expect(looksLikeIndianMobile(typed)).toBe(true);
});

test.each([
  ['', 'nothing'],
  ['987654321', 'nine digits'],
  ['98765432101', 'eleven digits'],
  ['5876543210', 'a first digit below 6'],
  ['0542 250 1234', 'a landline'],
  ['+44 98765 43210', 'another country'],
  ['+9876543210', 'the number of a country that begins with 98'],
  ['98765 4321O', 'a letter O'],
  ['9876543210 / 9876543211', 'two numbers'],
  ['asha@example.com', 'an e-mail address'],
])('indianMobile returns undefined for %j (%s), and looksLikeIndianMobile returns false', (typed) => {
  expect(indianMobile(typed)).toBeUndefined();
  expect(looksLikeIndianMobile(typed)).toBe(false);
});

test.each(['221001', '110001', '999999', '221 001', ' 221001 ', '२२१००१'])(
  'looksLikePin returns true for %j',
  (typed) => {
    expect(looksLikePin(typed)).toBe(true);
  },
);

test.each([
  ['', 'nothing'],
  ['22100', 'five digits'],
  ['2210011', 'seven digits'],
  ['021001', 'a leading zero'],
  ['०२१००१', 'a leading Devanagari zero'],
  ['22100A', 'a letter'],
  ['Varanasi', 'a place'],
])('looksLikePin returns false for %j (%s)', (typed) => {
  expect(looksLikePin(typed)).toBe(false);
});
