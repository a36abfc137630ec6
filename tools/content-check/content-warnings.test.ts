/** @jest-environment node */
import { facts, toy } from '../../content/language.fixture';
import { checkLanguage } from '../../content/read';
import { contentWarnings } from './content-warnings';

const { news, faq, pages } = toy.words;
const warningsFor = (words: object) =>
  contentWarnings(checkLanguage({ ...toy, words: { ...toy.words, ...words } }, facts), '2025-03-01');
const report = (change: object) => ({ ...news.items[0]!, ...change });

test('a day that is still to come is told with its place', () => {
  const items = news.items.with(0, report({ date: '2025-03-01' })).with(1, report({ id: 'new', date: '2025-03-02' }));
  expect(warningsFor({ news: { ...news, items } })).toEqual([
    'content/xx/news.ts · page: every page that shows it · field: items[1].date · the day 2025-03-02 is still to come',
  ]);
});

test('words that only name a later day, and terms in force from one, are no slip', () => {
  const { privacyPolicy } = pages;
  const legal = { ...privacyPolicy.legal, inForce: { text: 'From', date: '2025-02-28' } };
  const late = { ...legal, inForce: { text: 'From', date: '2025-03-02' } };
  const words = { faq: { ...faq, line: 'From 2025-03-02 on.' } };
  expect(warningsFor({ ...words, pages: { ...pages, privacyPolicy: { ...privacyPolicy, legal } } })).toEqual([]);
  expect(warningsFor({ ...words, pages: { ...pages, privacyPolicy: { ...privacyPolicy, legal: late } } })).toEqual([]);
});

test('what a carousel leaves out is told with its place, once', () => {
  const items = [...news.items, report({ id: 'old', title: 'An old one' })];
  expect(warningsFor({ news: { ...news, items } })).toEqual([
    'content/xx/news.ts · page: every page that shows it · field: items[5] · "An old one" is not shown: the first 5 are. Move it up to show it',
  ]);
});
