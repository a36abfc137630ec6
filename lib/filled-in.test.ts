import { filledIn } from './filled-in';

test('figures and names take the place of what stands in braces, at any depth', () => {
  const words = { heading: 'Sun of {town}', notes: ['{saving-1} a month', 3], none: undefined };
  expect(filledIn(words, { town: 'Mau', 'saving-1': '₹100' }, 'a.ts')).toEqual({
    heading: 'Sun of Mau',
    notes: ['₹100 a month', 3],
    none: undefined,
  });
});

test('a name that no figure has is told with its place', () => {
  expect(() => filledIn('{savign}', { saving: '₹100' }, 'content/towns/mau.yaml')).toThrow(
    'content/towns/mau.yaml: There is no value for {savign} in "{savign}".',
  );
});
