import { defineContent } from '../define';
import { areaServed as area, cities as schema } from '../schemas/locations';

const where = { file: 'content/facts/cities.ts', page: 'every page' };

/** Where we work, as search engines are told. */
export const areaServed = defineContent(where, area, {
  state: 'Uttar Pradesh',
  country: { name: 'India', code: 'IN' },
  // Each is shown in the grid, in the footer and to search engines; the map is a drawing of its own: docs/everyday.md.
  cities: ['Varanasi', 'Chandauli', 'Prayagraj', 'Bhadohi', 'Jaunpur'],
});

/** The first five, as a sentence names them. */
export const firstCities = new Intl.ListFormat('en-GB').format(areaServed.cities.slice(0, 5));

/** Where we work, as the footer and the landing pages list it. */
export const cities = defineContent(where, schema, [...areaServed.cities, 'Many more']);
