/** @jest-environment node */
import { converted, readLength } from './length';

test.each([
  ['30', 'ft', 30],
  ['30 ft', 'ft', 30],
  ["30'", 'ft', 30],
  ['३० फ़ीट', 'ft', 30],
  ['30 फुट', 'ft', 30],
  ['30 \u095eुट', 'ft', 30],
  ['9.5 m', 'm', 9.5],
  ['9 मीटर', 'm', 9],
  ['9 metres', 'ft', 29.5276],
  ['30 Feet', 'm', 9.144],
] as const)('readLength for the text %j and the default unit %s returns %d in that unit', (text, unit, length) => {
  expect(readLength(text, unit)).toBe(length);
});

test.each(['', 'm', '30 cm', '30 ft 6 in', `30'6"`, '30 x 25 ft'])('readLength returns undefined for %j', (text) => {
  expect(readLength(text, 'ft')).toBeUndefined();
});

test('readLength from feet to metres converts "9", but not "9 m", which is in metres already', () => {
  expect([readLength('9 m', 'ft', 'm'), readLength('9', 'ft', 'm')]).toEqual([9, 2.7432]);
});

test('a length that is converted to the other unit and back is the same number', () => {
  for (let tenths = 1; tenths < 2000; tenths++) {
    expect(converted(converted(tenths / 10, 'ft'), 'm')).toBe(tenths / 10);
    expect(converted(converted(tenths / 10, 'm'), 'ft')).toBe(tenths / 10);
  }
});
