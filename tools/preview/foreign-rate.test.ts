/** @jest-environment node */
import { ForeignRate } from './foreign-rate';

let now = 0;
const takes = (rate: ForeignRate, count: number) =>
  Array.from({ length: count }, () => rate.take()).filter(Boolean).length;
beforeEach(() => (now = 0));

test('twenty are taken at once, then one a second', () => {
  const rate = new ForeignRate(() => now);
  expect(takes(rate, 30)).toBe(20);
  now = 999;
  expect(takes(rate, 5)).toBe(0);
  now = 1000;
  expect(takes(rate, 5)).toBe(1);
  now = 3500;
  expect(takes(rate, 5)).toBe(2);
  now = 4000;
  expect(takes(rate, 5)).toBe(1);
});

test('a long rest earns no more than twenty', () => {
  const rate = new ForeignRate(() => now);
  now = 1_000_000;
  expect(takes(rate, 30)).toBe(20);
});
