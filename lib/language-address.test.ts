/** @jest-environment node */
import { addressesByLanguage, addressIn } from './language-address';
import { english, hindi } from './page.fixture';

test.each([
  ['/', '/hi'],
  ['/home', '/hi/home'],
  ['/go-solar#housing', '/hi/go-solar#housing'],
  ['/#form', '/hi#form'],
])('%s is %s in Hindi, and the other way round', (inEnglish, inHindi) => {
  expect(addressIn(hindi, inEnglish, english)).toBe(inHindi);
  expect(addressIn(english, inHindi, hindi)).toBe(inEnglish);
});

test('a page names its address in every language, and English for readers of others', () => {
  const all = { 'en-IN': '/home', 'hi-IN': '/hi/home', 'x-default': '/home' };
  const languages = { english: { ...english, name: 'English' }, hindi: { ...hindi, name: 'हिन्दी' } };
  expect(addressesByLanguage('/home', { ...english, others: [languages.hindi] })).toEqual(all);
  expect(addressesByLanguage('/hi/home', { ...hindi, others: [languages.english] })).toEqual(all);
});

test('a site with one language names no others', () => {
  expect(addressesByLanguage('/home', english)).toBeUndefined();
});
