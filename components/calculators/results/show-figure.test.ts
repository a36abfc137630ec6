/** @jest-environment node */
import { labels } from '../state/calculator.fixture';
import { showFigure } from './show-figure';

test('a negative bill reads "you get ₹50", a negative amount has a minus sign, and no payback reads "never"', () => {
  expect(showFigure({ value: -50, unit: 'bill' }, labels)).toBe('you get ₹50');
  expect(showFigure({ value: -892200, unit: 'rupees' }, labels)).toBe('−₹8,92,200');
  expect(showFigure({ value: undefined, unit: 'years' }, labels)).toBe('never');
});

test('a difference in per cent is shown with a plus or minus sign unless it is zero', () => {
  const shown = [48.9, -9.3, 0].map((value) => showFigure({ value, unit: 'difference' }, labels));
  expect(shown).toEqual(['+48.9%', '−9.3%', '0.0%']);
});
