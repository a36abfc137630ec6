import { defineContent } from './define';
import { areaServed as area, cities as schema } from './schemas/locations';

const where = { file: 'content/cities.ts', page: 'every page' };

/** Where we work, as search engines are told. */
export const areaServed = defineContent(where, area, {
  state: 'Uttar Pradesh',
  country: { name: 'India', code: 'IN' },
  cities: ['Varanasi', 'Chandauli', 'Prayagraj', 'Bhadohi', 'Jaunpur'],
});

/** Where we work, as the footer and the landing pages list it. */
export const cities = defineContent(where, schema, [...areaServed.cities, 'Many more']);
