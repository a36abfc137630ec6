/** @jest-environment node */

import { fillTexts } from './fill';

test('fillTexts replaces names in braces by their values in all texts of a nested object', () => {
  const words = { heading: 'Sun of {town}', notes: ['{saving-1} a month', 3], none: undefined };
  expect(fillTexts(words, { town: 'Mau', 'saving-1': '₹100' }, 'a.ts')).toEqual({
    heading: 'Sun of Mau',
    notes: ['₹100 a month', 3],
    none: undefined,
  });
});

test('fillTexts throws an error that quotes the file and the text if a name in braces has no value', () => {
  expect(() => fillTexts('{savign}', { saving: '₹100' }, 'content/towns/mau.yaml')).toThrow(
    'content/towns/mau.yaml: There is no value for {savign} in "{savign}".',
  );
});
