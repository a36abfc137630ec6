/** @jest-environment node */
import { labels } from '../state/calculator.fixture';
import { showFigure } from './show-figure';

test('a bill below zero is shown as money that the visitor is paid, and a loss as an amount below zero', () => {
  expect(showFigure({ value: -50, unit: 'bill' }, labels)).toBe('you get ₹50');
  expect(showFigure({ value: -892200, unit: 'rupees' }, labels)).toBe('−₹8,92,200');
  expect(showFigure({ value: undefined, unit: 'years' }, labels)).toBe('never');
});
