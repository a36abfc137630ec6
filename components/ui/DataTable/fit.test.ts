/** @jest-environment node */
import { fitOf } from './fit';

const amounts = (count: number) => Array.from({ length: count }, () => '₹1,08,000');
const table = (columns: number, rows: number) =>
  [['Size', ...amounts(columns - 1)], Array.from({ length: rows }, () => ['3 kW', ...amounts(columns - 1)])] as const;

test('a table of five columns with amounts fits from a width of 17 rem, and one of eight columns from 37 rem', () => {
  expect(fitOf(...table(5, 4), false)).toEqual({ from: 17, isTurned: false });
  expect(fitOf(...table(8, 4), false)).toEqual({ from: 37, isTurned: false });
});

test('on a phone, a table of two rows is transposed if its rows fit side by side and its columns do not', () => {
  expect(fitOf(...table(8, 2), false)).toEqual({ from: 12, isTurned: true });
  expect(fitOf(...table(3, 2), false)).toEqual({ from: 12, isTurned: false });
});

test('a text is as wide as all its letters, but if it may wrap, as its longest word or a sixth of its letters, whichever is more', () => {
  const rows = (text: string) => [['A', text]];
  expect(fitOf(['Name', 'Text'], rows('one two three '.repeat(5)), true).from).toBe(12);
  expect(fitOf(['Name', 'Text'], rows('one two three '.repeat(30)), true).from).toBe(25);
  expect(fitOf(['Name', 'Text'], rows('one two three '.repeat(5)), false).from).toBe(25);
  expect(fitOf(['Name', 'Text'], rows('internationalisation-commission'), true).from).toBe(17);
});

test('a vowel sign below a Devanagari letter adds no width to a table', () => {
  expect(fitOf(['क', 'कु'.repeat(14)], [], true)).toEqual(fitOf(['क', 'क'.repeat(14)], [], true));
});
