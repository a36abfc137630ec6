/** @jest-environment node */
import { dayInIndia, monthNames } from './dates';

test.each([
  ['2026-12-31T18:29:59Z', '2026-12-31'],
  ['2026-12-31T18:30:00Z', '2027-01-01'],
])('dayInIndia turns the moment %s into the date %s', (moment, day) => {
  expect(dayInIndia(new Date(moment))).toBe(day);
});

test('monthNames shortens Hindi names to the first two written syllables, so that no two months have the same name', () => {
  expect(monthNames('hi-IN', 'narrow').join(' ')).toBe('जन फ़र मार्च अप्रै मई जून जुला अग सितं अक्टू नवं दिसं');
});

test('monthNames returns the first letter of each month as the short name in English', () => {
  expect(monthNames('en-IN', 'narrow').join('')).toBe('JFMAMJJASOND');
});
