import { en, languages } from '../site-words';
import { ownRuns } from '../../lib/words/own-words';
import { townIds, townPage } from '../../lib/town-pages';
import { documentOf, documents, hrefs } from './documents';
import { pageOf } from '../../lib/page-of';

const wordsOf = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
const towns = townIds(en).map((id) => {
  const page = townPage(en, id);
  const built = documentOf(page.route);
  const main = built.querySelector('main')!.cloneNode(true) as Element;
  main.querySelectorAll('script').forEach((script) => script.remove());
  return { id, name: page.town.name, route: page.route, card: page.seo.card.heading, built, text: wordsOf(main) };
});
const dataOf = (page: Document): Record<string, unknown>[] =>
  JSON.parse(page.querySelector('script[type="application/ld+json"]')!.textContent!)['@graph'];
const rowsOf = (table: Element) =>
  [...table.querySelectorAll('tbody tr')].map((row) => [...row.querySelectorAll('th, td')].map(wordsOf));

test('the five towns of the specification have a page', () => {
  expect(towns.map(({ route }) => route)).toEqual(
    ['varanasi', 'chandauli', 'prayagraj', 'bhadohi', 'jaunpur'].map((town) => `/rooftop-solar/${town}`),
  );
});

test('each town’s page has 200 runs of five words or more that no other town’s page has', () => {
  const own = ownRuns(towns);
  for (const count of own) expect(count).toBeGreaterThanOrEqual(200);
});

describe.each(towns)('$name', ({ id, name, route, card, built, text }) => {
  test('answers what 1 to 10 kW cost and save', () => {
    const [costs, sun] = built.querySelectorAll('main table');
    const rows = rowsOf(costs!);
    expect(rows.map(([size, price, grants, net]) => [size, price, grants, net])).toEqual([
      ['1 kW', '₹70,000', '₹45,000', '₹25,000'],
      ['2 kW', '₹1,30,000', '₹90,000', '₹40,000'],
      ['3 kW', '₹1,80,000', '₹1,08,000', '₹72,000'],
      ['4 kW', '₹2,35,000', '₹1,08,000', '₹1,27,000'],
      ['5 kW', '₹2,85,000', '₹1,08,000', '₹1,77,000'],
      ['10 kW', '₹5,35,000', '₹1,08,000', '₹4,27,000'],
    ]);
    for (const row of rows) {
      expect(row).toHaveLength(en.townPages.costs.columns.length);
      expect(row.at(-1)).toMatch(/^\d\.\d\D+\d\.\d\D/);
    }
    expect(rowsOf(sun!)).toHaveLength(12);
    for (const [, units] of rowsOf(sun!)) expect(units).toMatch(/^[2-5]\.\d$/);
  });

  test('leads to the calculator with the town chosen, and up to the list of towns', () => {
    const links = [...built.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(expect.arrayContaining([`/solar-calculator#v=1&city=${id}`, '/rooftop-solar', '/']));
  });

  test('fills the town in, where a visitor may change it', () => {
    const field = built.querySelector<HTMLInputElement>('form input[name=city]')!;
    expect(field.getAttribute('value')).toBe(name);
    expect(field.readOnly || field.disabled).toBe(false);
  });

  test('tells search engines of a service in this town, of its questions and of the way to it', () => {
    const data = dataOf(built);
    expect(data.find((node) => node['@type'] === 'Service')).toMatchObject({ areaServed: { name } });
    const trail = data.find((node) => node['@type'] === 'BreadcrumbList') as { itemListElement: { name: string }[] };
    expect(trail.itemListElement.map((step) => step.name)).toEqual([
      en.company.name,
      pageOf(en, 'rooftop-solar').seo.name,
      name,
    ]);
    const asked = data.find((node) => node['@type'] === 'FAQPage') as { mainEntity: { name: string }[] };
    const headings = [...built.querySelectorAll('main h3')].map(wordsOf);
    expect(asked.mainEntity.length).toBeGreaterThanOrEqual(3);
    expect(headings).toEqual(expect.arrayContaining(asked.mainEntity.map((question) => question.name)));
    expect(built.documentElement.innerHTML).not.toMatch(/"LocalBusiness"/);
  });

  test('ends with its sources, each named once with its date and what it carries', () => {
    const sources = [...built.querySelectorAll('section[aria-labelledby=sources] li')].map(wordsOf);
    for (const source of sources) expect(source).toMatch(/^.+, (\d{1,2} )?(\p{L}+ )?\d{4}: .+$/u);
    for (const { name } of Object.values(en.townPages.sources))
      expect(sources.filter((source) => source.startsWith(name))).toHaveLength(1);
    expect(text).not.toMatch(/[{}]|NaN|undefined/);
  });

  test('has its name on its share card', () => {
    expect(card).toContain(name);
    expect(built.querySelector('meta[property="og:image"]')!.getAttribute('content')).toContain(
      route.slice(1).replace('/', '-'),
    );
  });
});

test('the tiles of the first page lead to the towns, and “Many more” to all of them', () => {
  const tiles = [...documentOf('/').querySelectorAll('section[aria-labelledby=locations] a')].map((tile) => [
    wordsOf(tile),
    tile.getAttribute('href'),
  ]);
  expect(tiles).toEqual([...towns.map(({ name, route }) => [name, route]), ['Many more', '/rooftop-solar']]);
});

test.each(languages)('every page is within three presses of the first one of its language, $language.lang', (words) => {
  const inLanguage = documents.filter((one) => one.words === words).map(({ address }) => address);
  const presses = new Map([[pageOf(words, 'landing').address, 0]]);
  for (const [address, count] of presses)
    for (const link of hrefs(documentOf(address), 'a[href^="/"]')) {
      const next = link.split('#')[0]!;
      if (!presses.has(next) && inLanguage.includes(next)) presses.set(next, count + 1);
    }
  expect(inLanguage.filter((address) => !((presses.get(address) ?? 9) <= 3))).toEqual([]);
});
