/** @jest-environment node */
import { withCompileHint } from './compile-hint';

test('a long script asks to be compiled as a whole, in its first line', () => {
  const long = 'f();'.repeat(10_000);
  expect(withCompileHint(long)).toBe(`//# allFunctionsCalledOnLoad\n${long}`);
});

test('a short one, which would be compiled in the way of the page, does not', () => {
  expect(withCompileHint('f();')).toBe('f();');
});
