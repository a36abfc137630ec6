import type { RawWords } from '../schemas/content-files';

/** Where we work, as search engines are told. */
export const areaServed = {
  state: 'Uttar Pradesh',
  country: { name: 'India', code: 'IN' },
  // Each is shown in the grid, in the footer and to search engines; the map is a drawing of its own: docs/everyday.md.
  cities: ['Varanasi', 'Chandauli', 'Prayagraj', 'Bhadohi', 'Jaunpur'],
} satisfies RawWords['cities'];

/** The first five, as a sentence names them. */
export const firstCities = new Intl.ListFormat('en-GB').format(areaServed.cities.slice(0, 5));

/** Where we work, as the footer and the landing pages list it. */
export const cities = [...areaServed.cities, 'Many more'];
