/** @jest-environment node */
import { addressIn } from './address';

test.each([
  ['', '/', '/'],
  ['', '/home', '/home'],
  ['/hi', '/', '/hi'],
  ['/hi', '/home', '/hi/home'],
])('with the prefix "%s" the page %s stands at %s', (prefix, route, address) => {
  expect(addressIn({ prefix }, route)).toBe(address);
});
