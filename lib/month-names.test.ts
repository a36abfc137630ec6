/** @jest-environment node */

import { monthNames } from './month-names';

test('the short names of the months in Hindi all differ', () => {
  expect(monthNames('hi-IN', 'narrow').join(' ')).toBe('जन फ़र मार्च अप्रै मई जून जुला अग सितं अक्टू नवं दिसं');
});

test('the short name of a month in English is its first letter', () => {
  expect(monthNames('en-IN', 'narrow').join('')).toBe('JFMAMJJASOND');
});
