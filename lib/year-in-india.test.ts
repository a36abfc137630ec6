/** @jest-environment node */
import { yearInIndia } from './year-in-india';

test.each([
  ['2026-12-31T18:29:59Z', '2026'],
  ['2026-12-31T18:30:00Z', '2027'],
])('at %s it is %s in India', (moment, year) => {
  expect(yearInIndia(new Date(moment))).toBe(year);
});
