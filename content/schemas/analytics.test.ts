/** @jest-environment node */

import { analytics } from './analytics';

const whole = {
  name: 'Stats',
  script: 'https://stats.example/s.js',
  sendsTo: ['https://stats.example'],
  does: 'It counts.',
  policy: 'https://stats.example/privacy',
};
const expected = (change: object) =>
  analytics
    .safeParse({ ...whole, ...change })
    .error?.issues.map(({ message }) => message)
    .join();

test('the schema of the analytics service accepts null, for a site without analytics', () => {
  expect(analytics.parse(null)).toBeNull();
});

test('the schema of the analytics service accepts a script with and without attributes', () => {
  expect(analytics.parse(whole)).toEqual(whole);
  expect(analytics.parse({ ...whole, attributes: { 'data-site': 'x' } })).toMatchObject({
    attributes: { 'data-site': 'x' },
  });
});

test.each([
  ['script', 'http://stats.example/s.js'],
  ['script', '//stats.example/s.js'],
  ['script', 'https://stats.example/s.js; script-src *'],
  ['script', "https://stats.example/s.js'unsafe-inline'"],
  ['sendsTo', ['https://stats.example/count']],
  ['sendsTo', ['https://stats.example;img-src']],
  ['sendsTo', ['*']],
  ['sendsTo', []],
  ['attributes', { onload: 'alert(1)' }],
  ['attributes', { src: 'x' }],
  ['policy', 'javascript:alert(1)'],
])('the schema of the analytics service refuses the field %s with the value %j', (field, value) => {
  expect(expected({ [field]: value })).toMatch(/^expected /);
});
