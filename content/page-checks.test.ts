/** @jest-environment node */
import { duplicateWords, newerFigures, type PageFile, withoutOwnWords, withoutRoute } from './page-checks';
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

test('pages with different titles, descriptions and headlines pass the checks', () => {
  expect(duplicateWords([home, pageWith('aboutus', aboutWords)])).toEqual([]);
});

test.each([
  ['seo.title', 'a title', { title: ' solar for Homes ' }],
  ['seo.description', 'a description', { description: 'Let the sun pay.' }],
  ['seo.card.heading', 'a headline', { heading: 'Put your roof to work' }],
])('of two pages with the same %s, the error names the second', (field, what, same) => {
  expect(duplicateWords([home, pageWith('aboutus', { ...aboutWords, ...same })]).map(lineOf)).toEqual([
    `content/en/pages/aboutus.ts · page: /aboutus · field: ${field} · expected ${what} of its own: content/en/pages/home.ts has the same`,
  ]);
});

test('a page whose last change is older than its figures is an error', () => {
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

test('words of a page that no route shows are an error', () => {
  expect(withoutRoute([home, { id: 'lost', file: 'content/en/pages/lost.ts' }]).map(lineOf)).toEqual([
    'content/en/pages/lost.ts · page: none yet · field: (the whole value) · expected a route that shows it, for example app/(en)/lost/page.tsx',
  ]);
});

describe('a town', () => {
  const townNamed = (name: string, text: string): PageFile => ({
    id: name,
    file: `content/en/pages/rooftop-solar-${name}.ts`,
    route: `/rooftop-solar/${name}`,
    town: { name, text } as PageFile['town'],
  });
  const words = (start: number) => Array.from({ length: 230 }, (_, index) => `word${start + index}`).join(' ');

  test('with enough words of its own passes', () => {
    expect(withoutOwnWords([townNamed('mau', words(0)), townNamed('ballia', words(1000))])).toEqual([]);
  });

  test('with the words of another one is told, though it has put its own name in them', () => {
    const copies = [townNamed('mau', `mau ${words(0)}`), townNamed('ballia', `ballia ${words(0)}`)];
    expect(withoutOwnWords([...copies, townNamed('deoria', words(1000))]).map(lineOf)).toEqual(
      ['mau', 'ballia'].map(
        (id) =>
          `content/en/pages/rooftop-solar-${id}.ts · page: /rooftop-solar/${id} · field: town · expected something of its own: 200 or more runs of five words that no other town's page has, got 0`,
      ),
    );
  });
});
