import { en } from '../site-words';
import { ownRuns } from '../../lib/words/own-words';
import { pageOf } from '../../lib/page-of';
import { townIds, townPage } from '../../lib/town-pages';
import { documentOf, hrefs, mainWordsOf, nodeOf, questionsOf, trailOf, wordsOf } from './documents';

const towns = townIds(en).map((id) => {
  const page = townPage(en, id);
  const built = documentOf(page.route);
  return { id, name: page.town.name, route: page.route, page, built, text: mainWordsOf(built) };
});
const rowsOf = (table: Element) =>
  [...table.querySelectorAll('tbody tr')].map((row) => [...row.querySelectorAll('th, td')].map(wordsOf));

test('the five towns of the specification have a page', () => {
  expect(towns.map(({ route }) => route)).toEqual(
    ['varanasi', 'chandauli', 'prayagraj', 'bhadohi', 'jaunpur'].map((town) => `/rooftop-solar/${town}`),
  );
});

test('each town’s page has 200 runs of five words or more that no other town’s page has', () => {
  for (const count of ownRuns(towns)) expect(count).toBeGreaterThanOrEqual(200);
});

test.each(towns)('$name: its page answers what 1 to 10 kW cost and save', ({ built }) => {
  const [costs, sun] = [...built.querySelectorAll('main table')].map(rowsOf);
  expect(costs!.map((row) => row.slice(0, 4))).toEqual([
    ['1 kW', '₹70,000', '₹45,000', '₹25,000'],
    ['2 kW', '₹1,30,000', '₹90,000', '₹40,000'],
    ['3 kW', '₹1,80,000', '₹1,08,000', '₹72,000'],
    ['4 kW', '₹2,35,000', '₹1,08,000', '₹1,27,000'],
    ['5 kW', '₹2,85,000', '₹1,08,000', '₹1,77,000'],
    ['10 kW', '₹5,35,000', '₹1,08,000', '₹4,27,000'],
  ]);
  for (const row of costs!) {
    expect(row).toHaveLength(en.townPages.costs.columns.length);
    expect(row.at(-1)).toMatch(/^\d\.\d\D+\d\.\d\D/);
  }
  expect(sun!.map(([, units]) => units)).toEqual(Array(12).fill(expect.stringMatching(/^[2-5]\.\d$/)));
});

test.each(towns)(
  '$name: its page leads to the calculator with the town chosen, and fills it in where a visitor may change it',
  ({ id, name, built }) => {
    expect(hrefs(built, 'main a')).toEqual(
      expect.arrayContaining([`/solar-calculator#v=1&city=${id}`, '/rooftop-solar', '/']),
    );
    const field = built.querySelector<HTMLInputElement>('form input[name=city]')!;
    expect([field.getAttribute('value'), field.readOnly, field.disabled]).toEqual([name, false, false]);
  },
);

test.each(towns)(
  '$name: its page tells search engines of a service in this town, of its questions and of the way to it',
  ({ name, route, page, built }) => {
    expect(nodeOf(built, 'Service')).toMatchObject({ areaServed: { name } });
    const way = [en.company.name, pageOf(en, 'rooftop-solar').seo.name, name];
    expect(trailOf(built).map((step) => step.name)).toEqual(way);
    expect(questionsOf(built).length).toBeGreaterThanOrEqual(3);
    expect(built.documentElement.innerHTML).not.toMatch(/"LocalBusiness"/);
    expect(page.seo.card.heading).toContain(name);
    const card = built.querySelector('meta[property="og:image"]')!.getAttribute('content');
    expect(card).toContain(route.slice(1).replace('/', '-'));
  },
);

test.each(towns)(
  '$name: its page ends with its sources, each named once with its date and what it carries',
  ({ built, text }) => {
    const sources = [...built.querySelectorAll('section[aria-labelledby=sources] li')].map(wordsOf);
    for (const source of sources) expect(source).toMatch(/^.+, (\d{1,2} )?(\p{L}+ )?\d{4}: .+$/u);
    for (const { name } of Object.values(en.townPages.sources))
      expect(sources.filter((source) => source.startsWith(name))).toHaveLength(1);
    expect(text).not.toMatch(/[{}]|NaN|undefined/);
  },
);

test('the tiles of the first page lead to the towns, and “Many more” to all of them', () => {
  const tiles = [...documentOf('/').querySelectorAll('section[aria-labelledby=locations] a')];
  expect(tiles.map((tile) => [wordsOf(tile), tile.getAttribute('href')])).toEqual([
    ...towns.map(({ name, route }) => [name, route]),
    ['Many more', '/rooftop-solar'],
  ]);
});
