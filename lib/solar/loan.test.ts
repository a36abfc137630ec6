/** @jest-environment node */
import { instalment } from './loan';

test('instalment of a loan without interest is the loan divided by the number of months', () => {
  expect(instalment(60000, 0, 60)).toBe(1000);
});
