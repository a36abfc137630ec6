import { pauseFrom } from './retry-after';

const now = Date.parse('2026-11-21T10:00:00Z');

test.each([
  ['90', 90_000],
  [' 5 ', 5_000],
  ['Sat, 21 Nov 2026 10:02:00 GMT', 120_000],
  ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
  ['-5', 0],
  ['later', 0],
  ['never before 2099', 0],
  ['Saturday, 21-Nov-26 10:02:00 GMT', 120_000],
  ['', 0],
  [null, 0],
  [undefined, 0],
])('Retry-After %s is a pause of %i ms', (header, pause) => {
  expect(pauseFrom(header, now)).toBe(pause);
});
