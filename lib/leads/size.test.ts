/** @jest-environment node */
import { tooLongField } from './lead';

/** The JSON around the text, {"message":""}, has 14 bytes. */
const paramsOf = (bytes: number) => ({ message: 'x'.repeat(bytes - 14) });

test('tooLongField returns undefined for a lead of exactly 45 KB', () => {
  expect(tooLongField(paramsOf(46_080), { name: 'Asha', city: 'x' })).toBeUndefined();
});

test('tooLongField returns the longest field of a lead that is one byte larger than 45 KB', () => {
  expect(tooLongField(paramsOf(46_081), { name: 'Asha', companyName: 'Kumar Cold Storage', city: 'Jaunpur' })).toBe(
    'companyName',
  );
});

test('tooLongField counts bytes, so a lead of 16,000 Devanagari letters with three bytes each is too large', () => {
  const city = 'क'.repeat(16_000);
  expect(tooLongField({ message: city }, { city })).toBe('city');
});

test('tooLongField returns the field with the most bytes, not the one with the most letters', () => {
  const name = 'x'.repeat(20_000);
  const city = 'क'.repeat(10_000);
  expect(tooLongField({ message: name + city }, { name, city })).toBe('city');
});

test('tooLongField counts the backslashes that JSON adds before quotation marks', () => {
  const name = '"'.repeat(23_100);
  expect(tooLongField({ name }, { name })).toBe('name');
});
