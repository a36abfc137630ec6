/** @jest-environment node */
import { words } from '../state/calculator.fixture';
import { showFigure } from './show-figure';

test('a bill below zero is shown as money that the visitor is paid, and a loss as an amount below zero', () => {
  expect(showFigure({ value: -50, unit: 'bill' }, words)).toBe('you get ₹50');
  expect(showFigure({ value: -892200, unit: 'rupees' }, words)).toBe('−₹8,92,200');
  expect(showFigure({ value: undefined, unit: 'years' }, words)).toBe('never');
});
