import { en } from '../site';
import { pageOf, townPage } from '../../lib/pages';
import { documentOf, hrefs, nodeOf, trailOf, visibleTextOf, wordsOf } from './documents';

const towns = Object.keys(en.towns).map((id) => {
  const { route, town, seo } = townPage(en, id);
  return { id, name: town.name, crumb: seo.name, route, built: documentOf(route) };
});

test('the page at / has a tile for each town that links to its page, and a last tile for the page of all towns', () => {
  const tiles = [...documentOf('/').querySelectorAll('section[aria-labelledby=locations] a')];
  expect(tiles.map((tile) => [wordsOf(tile), tile.getAttribute('href')])).toEqual([
    ...towns.map(({ name, route }) => [name, route]),
    [expect.stringMatching(/\S/), '/rooftop-solar'],
  ]);
});

test.each(towns)(
  'the page of $name shows bills by system size and sun by month, and fills all placeholders',
  ({ built }) => {
    const rows = [...built.querySelectorAll('main table')].map((table) =>
      [...table.querySelectorAll('tbody tr')].map((row) => [...row.children].map(wordsOf)),
    );
    expect(rows[0]!.map(([size, bill]) => [size, bill])).toEqual(
      en.solar.townSystems.map(({ kw, bill }) => [`${kw} kW`, `₹${bill.toLocaleString('en-IN')}`]),
    );
    expect(rows[1]!.map(([, units]) => units)).toEqual(Array(12).fill(expect.stringMatching(/^[2-5]\.\d$/)));
    expect(visibleTextOf(built.querySelector('main')!)).not.toMatch(/[{}]|NaN|undefined/);
  },
);

test.each(towns)(
  'the page of $name passes the town to the calculator and to a form field that can be changed',
  ({ id, name, built }) => {
    expect(hrefs(built, 'main a')).toContain(`/solar-calculator#v=1&city=${id}`);
    const field = built.querySelector<HTMLInputElement>('form input[name=city]')!;
    expect([field.getAttribute('value'), field.readOnly, field.disabled]).toEqual([name, false, false]);
  },
);

test.each(towns)(
  'the structured data of $name name a service in that town and the breadcrumbs, but no local business',
  ({ name, crumb, built }) => {
    expect(nodeOf(built, 'Service')).toMatchObject({ areaServed: { name } });
    const way = [en.company.shortName, pageOf(en, 'rooftop-solar').seo.name, crumb];
    expect(trailOf(built).map((step) => step.name)).toEqual(way);
    expect(built.documentElement.innerHTML).not.toContain('"LocalBusiness"');
  },
);
