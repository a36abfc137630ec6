import type { RawWords } from '../schemas/content-files';

/** Where the company works, as structured data tell search engines. */
export const areaServed = {
  state: 'Uttar Pradesh',
  country: { name: 'India', code: 'IN' },
  // Every city is shown in the grid of cities, in the footer and to search engines. The map with the cities is a
  // separate drawing: docs/everyday.md.
  cities: ['Varanasi', 'Chandauli', 'Prayagraj', 'Bhadohi', 'Jaunpur'],
} satisfies RawWords['cities'];

/** The first five cities as one phrase for a sentence: "Varanasi, Chandauli, … and Jaunpur". */
export const firstCities = new Intl.ListFormat('en-GB').format(areaServed.cities.slice(0, 5));

/** The cities as the footer and the landing pages list them. */
export const cities = [...areaServed.cities, 'Many more'];
