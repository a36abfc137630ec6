/** @jest-environment node */
import { duplicateRoutes, duplicateWords, newerFigures, type PageFile, unlinkedPages } from './page-checks';
import { lineOf } from './problems';

const pageWith = (id: string, words: { title: string; description: string; heading: string }): PageFile => ({
  id,
  file: `content/en/pages/${id}.ts`,
  route: `/${id}`,
  seo: { title: words.title, description: words.description, card: { heading: words.heading } },
});
const homeWords = { title: 'Solar for homes', description: 'Let the sun pay.', heading: 'Put your roof to work' };
const aboutWords = { title: 'About us', description: 'Who we are.', heading: 'The people behind your solar' };
const home = pageWith('home', homeWords);

test('pages with words of their own pass', () => {
  expect(duplicateWords([home, pageWith('aboutus', aboutWords)])).toEqual([]);
});

test.each([
  ['seo.title', 'a title', { title: ' solar for Homes ' }],
  ['seo.description', 'a description', { description: 'Let the sun pay.' }],
  ['seo.card.heading', 'a headline', { heading: 'Put your roof to work' }],
])('the second of two pages with one %s is named', (field, what, same) => {
  expect(duplicateWords([home, pageWith('aboutus', { ...aboutWords, ...same })]).map(lineOf)).toEqual([
    `content/en/pages/aboutus.ts · page: /aboutus · field: ${field} · expected ${what} of its own: content/en/pages/home.ts has the same`,
  ]);
});

test('the second of two pages with one address is named', () => {
  expect(duplicateRoutes({ home: '/home', house: '/home', aboutus: '/aboutus' }).map(lineOf)).toEqual([
    'content/facts/routes.ts · page: /home · field: house · expected an address of its own: home has the same',
  ]);
});

test('a page that shows figures of a day was not last changed before it', () => {
  const subsidies = {
    id: 'subsidies',
    file: 'content/en/pages/subsidies.ts',
    route: '/subsidies',
    updated: '2026-11-21',
    tables: [{ asOf: '2026-11-21' }, { asOf: '2026-12-01' }],
  };
  expect(newerFigures([subsidies]).map(lineOf)).toEqual([
    'content/en/pages/subsidies.ts · page: /subsidies · field: updated · expected 2026-12-01 or later, the day of tables[1].asOf, got "2026-11-21"',
  ]);
  expect(newerFigures([{ ...subsidies, updated: '2026-12-01' }])).toEqual([]);
});

test('a page that the accessibility statement does not lead to is told', () => {
  const statement = {
    id: 'list',
    file: 'content/en/pages/list.ts',
    route: '/list',
    blocks: [
      { text: 'First', href: 'landing' },
      { text: 'Homes', href: 'home#faq' },
    ],
  };
  expect(unlinkedPages(['landing', 'home', 'list'], statement).map(lineOf)).toEqual([
    "content/en/pages/list.ts · page: /list · field: legal.sections · expected a link to 'home', so that each page can be found without the menu",
  ]);
  expect(unlinkedPages(['landing', 'list'], statement)).toEqual([]);
});
