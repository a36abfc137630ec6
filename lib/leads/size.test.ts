/** @jest-environment node */
import { tooLongField } from './size';

/** Makes a lead of a given number of bytes, of which the JSON around the message takes 14: {"message":""}. */
const paramsOf = (bytes: number) => ({ message: 'x'.repeat(bytes - 14) });

test('a lead of exactly 45 KB fits', () => {
  expect(tooLongField(paramsOf(46_080), { name: 'Asha', city: 'x' })).toBeUndefined();
});

test('a lead one byte larger than 45 KB does not fit, and its longest field is named', () => {
  expect(tooLongField(paramsOf(46_081), { name: 'Asha', companyName: 'Kumar Cold Storage', city: 'Jaunpur' })).toBe(
    'companyName',
  );
});

test('a lead of 16,000 Devanagari letters is too long: each takes three bytes', () => {
  const city = 'क'.repeat(16_000);
  expect(tooLongField({ message: city }, { city })).toBe('city');
});

test('the longest field is the one with the most bytes, not the most letters', () => {
  const name = 'x'.repeat(20_000);
  const city = 'क'.repeat(10_000);
  expect(tooLongField({ message: name + city }, { name, city })).toBe('city');
});

test('characters that JSON escapes count with their escapes', () => {
  const name = '"'.repeat(23_100);
  expect(tooLongField({ name }, { name })).toBe('name');
});
