/** @jest-environment node */
import { labels } from '../state/calculator.fixture';
import { showFigure } from './show-figure';

test('a bill below zero is shown as money that the visitor is paid, and a loss as an amount below zero', () => {
  expect(showFigure({ value: -50, unit: 'bill' }, labels)).toBe('you get ₹50');
  expect(showFigure({ value: -892200, unit: 'rupees' }, labels)).toBe('−₹8,92,200');
  expect(showFigure({ value: undefined, unit: 'years' }, labels)).toBe('never');
});

test('a difference has its sign', () => {
  const shown = [48.9, -9.3, 0].map((value) => showFigure({ value, unit: 'difference' }, labels));
  expect(shown).toEqual(['+48.9%', '−9.3%', '0.0%']);
});
