/** @jest-environment node */
import type { AllFiles } from '../../lib/content/read-files';
import { typedNumbers } from './typed-numbers';

const languages = [
  { code: 'en', name: 'English' },
  { code: 'xx', name: 'Other' },
];

const foundIn = (file: string, value: unknown) =>
  typedNumbers({ values: new Map([[file, value]]), languages } as unknown as AllFiles).map(
    ({ path, message }) => `${path.join('.')}: ${/got (.*?):/.exec(message)![1]!}`,
  );

test.each([
  ['It costs ₹1,80,000.', '₹1,80,000'],
  ['You save 30% of it.', '30%'],
  ['It makes 330 units.', '330 units'],
  ['It takes 4.5 years.', '4.5 years'],
  ['Wait 15 days.', '15 days'],
  ['Up to 10 kW.', '10 kW'],
])('typedNumbers reports the number that is typed into the text "%s"', (text, number) => {
  expect(foundIn('pages/home', { hero: { line: { en: text, xx: text } } })).toEqual([`hero.line.en: ${number}`]);
});

test.each([
  'It costs {home-3-kw}.',
  'A 3 kW system.',
  'On 2 July 2026.',
  'Call +91 00000 00000.',
  'At 11 kV.',
  '12 months',
])('typedNumbers reports nothing for the text "%s"', (text) => {
  expect(foundIn('pages/home', { hero: { line: text } })).toEqual([]);
});

test('typedNumbers reports no numbers that are typed into sources, forms or the files of facts', () => {
  expect(foundIn('pages/home', { sources: { list: [{ facts: 'the price of 10 kW' }] } })).toEqual([]);
  expect(foundIn('forms/landing', { options: [{ shown: '₹1500 - ₹2500' }] })).toEqual([]);
  expect(foundIn('facts/typical', { payback: '10 years' })).toEqual([]);
});
