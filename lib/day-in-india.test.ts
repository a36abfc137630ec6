/** @jest-environment node */
import { dayInIndia } from './day-in-india';

test.each([
  ['2026-12-31T18:29:59Z', '2026-12-31'],
  ['2026-12-31T18:30:00Z', '2027-01-01'],
])('dayInIndia at %s (UTC) is %s', (moment, day) => {
  expect(dayInIndia(new Date(moment))).toBe(day);
});
