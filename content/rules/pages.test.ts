/** @jest-environment node */
import type { Problem } from '../../lib/content/problems';
import { duplicateTexts, newerFacts, type PageFile, similarTowns } from './pages';

const lineOf = ({ file, path, message }: Problem) => `${file} ${path.join('.')}: ${message}`;

const pageWith = (id: string, words: { title: string; description: string; heading: string }): PageFile => ({
  file: `pages/${id}`,
  seo: { title: words.title, description: words.description, card: { heading: words.heading } },
});
const homeWords = { title: 'Solar for homes', description: 'Let the sun pay.', heading: 'Put your roof to work' };
const aboutWords = { title: 'About us', description: 'Who we are.', heading: 'The people behind your solar' };
const home = pageWith('home', homeWords);

test('pages with different titles, descriptions and headlines are not reported as duplicates', () => {
  expect(duplicateTexts([home, pageWith('aboutus', aboutWords)])).toEqual([]);
});

test.each([
  ['seo.title', 'a title', { title: ' solar for Homes ' }],
  ['seo.description', 'a description', { description: 'Let the sun pay.' }],
  ['seo.card.heading', 'a headline', { heading: 'Put your roof to work' }],
])(
  'a page with the same %s as an earlier page is reported, regardless of capital letters and spaces at the ends',
  (field, what, same) => {
    expect(duplicateTexts([home, pageWith('aboutus', { ...aboutWords, ...same })]).map(lineOf)).toEqual([
      `pages/aboutus ${field}: expected ${what} of its own: content/pages/home.yaml has the same`,
    ]);
  },
);

test('a page is reported if the field `updated` is earlier than the date of a fact on the page', () => {
  const subsidies = {
    file: 'pages/subsidies',
    updated: '2026-11-21',
    tables: [{ asOf: '2026-11-21' }, { asOf: '2026-12-01' }],
  };
  expect(newerFacts([subsidies]).map(lineOf)).toEqual([
    'pages/subsidies updated: expected 2026-12-01 or later, the day of tables.1.asOf, got "2026-11-21"',
  ]);
  expect(newerFacts([{ ...subsidies, updated: '2026-12-01' }])).toEqual([]);
});

describe('similarTowns', () => {
  const townNamed = (name: string, text: string): PageFile => ({
    file: `towns/${name}`,
    name,
    town: { text },
  });
  const words = (start: number) => Array.from({ length: 230 }, (_, index) => `word${start + index}`).join(' ');

  test('similarTowns reports nothing for two town pages with different texts', () => {
    expect(similarTowns([townNamed('mau', words(0)), townNamed('ballia', words(1000))])).toEqual([]);
  });

  test('similarTowns reports two town pages that differ only in the name of the town', () => {
    const copies = [townNamed('mau', `mau ${words(0)}`), townNamed('ballia', `ballia ${words(0)}`)];
    expect(similarTowns([...copies, townNamed('deoria', words(1000))]).map(lineOf)).toEqual(
      ['mau', 'ballia'].map(
        (id) =>
          `towns/${id} town: expected something of its own: 200 or more runs of five words that no other town's page has, got 0`,
      ),
    );
  });
});
