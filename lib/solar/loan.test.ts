/** @jest-environment node */
import { instalment } from './loan';

test('instalment divides a loan without interest into equal parts', () => {
  expect(instalment(60000, 0, 60)).toBe(1000);
});
