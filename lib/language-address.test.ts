/** @jest-environment node */
import { addressesByLanguage, addressIn } from './language-address';
import { english, hindi } from './pages.fixture';

test.each([
  ['/', '/hi'],
  ['/home', '/hi/home'],
  ['/go-solar#housing', '/hi/go-solar#housing'],
  ['/#form', '/hi#form'],
])('addressIn turns the English address %s into the Hindi address %s and back', (inEnglish, inHindi) => {
  expect(addressIn(hindi, inEnglish, english)).toBe(inHindi);
  expect(addressIn(english, inHindi, hindi)).toBe(inEnglish);
});

test('addressesByLanguage lists the address of a page in every language, and the English address as x-default', () => {
  const all = { 'en-IN': '/home', 'hi-IN': '/hi/home', 'x-default': '/home' };
  const languages = { english: { ...english, name: 'English' }, hindi: { ...hindi, name: 'हिन्दी' } };
  expect(addressesByLanguage('/home', { ...english, others: [languages.hindi] })).toEqual(all);
  expect(addressesByLanguage('/hi/home', { ...hindi, others: [languages.english] })).toEqual(all);
});

test('addressesByLanguage returns undefined for a site with one language', () => {
  expect(addressesByLanguage('/home', english)).toBeUndefined();
});
