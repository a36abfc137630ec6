/** @jest-environment node */
import { dayInIndia, monthNames } from './dates';

test.each([
  ['2026-12-31T18:29:59Z', '2026-12-31'],
  ['2026-12-31T18:30:00Z', '2027-01-01'],
])('at the moment %s, dayInIndia returns %s', (moment, day) => {
  expect(dayInIndia(new Date(moment))).toBe(day);
});

test('the short names of the months in Hindi all differ', () => {
  expect(monthNames('hi-IN', 'narrow').join(' ')).toBe('जन फ़र मार्च अप्रै मई जून जुला अग सितं अक्टू नवं दिसं');
});

test('the short name of a month in English is its first letter', () => {
  expect(monthNames('en-IN', 'narrow').join('')).toBe('JFMAMJJASOND');
});
