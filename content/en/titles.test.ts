/** @jest-environment node */
import { titled, titleNaming } from './titles';

const WORDS = 'Commercial rooftop solar for factories and offices';
const roof = { name: 'Roof Co', shortName: 'Roof Co' };
const long = {
  name: 'Purvanchal Saur Urja Rooftop Solar Installations',
  shortName: 'Purvanchal Saur Urja Rooftop Solar Installations',
};

test('a title ends with the name of the company', () => {
  expect(titled(WORDS, roof)).toBe(`${WORDS} | Roof Co`);
});

test("a title that is too long for the company's name has its short name", () => {
  expect(titled(WORDS, { ...long, shortName: 'PSU' })).toBe(`${WORDS} | PSU`);
});

test('a title that is too long for any name has none', () => {
  expect(titled(WORDS, long)).toBe(WORDS);
});

test('a title that is too long by itself has no name', () => {
  expect(titled(`${WORDS} and schools and showrooms`, roof)).toBe(`${WORDS} and schools and showrooms`);
});

test("a title with the company's name in the middle has other words if it would be too long", () => {
  const why = (names: typeof roof) =>
    titleNaming((name) => `Why choose ${name}: four promises in full`, 'Why choose us: four promises in full', names);
  expect(why(roof)).toBe('Why choose Roof Co: four promises in full');
  expect(why({ ...long, shortName: 'PSU' })).toBe('Why choose PSU: four promises in full');
  expect(why(long)).toBe('Why choose us: four promises in full');
});
