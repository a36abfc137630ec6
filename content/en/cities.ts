import type { PageId } from '../facts/routes';
import type { RawWords } from '../schemas/content-files';
import { towns } from './towns';

/** Where the company works, as structured data tell search engines. */
export const areaServed = {
  state: 'Uttar Pradesh',
  country: { name: 'India', code: 'IN' },
  // The towns that have a page of their own, and any other by its name. Each is shown in the grid, in the footer and to
  // search engines; the map is a drawing of its own: docs/everyday.md.
  cities: [...Object.values(towns)],
} satisfies RawWords['cities'];

/** The first five cities as one phrase for a sentence: "Varanasi, Chandauli, … and Jaunpur". */
export const firstCities = new Intl.ListFormat('en-GB').format(areaServed.cities.slice(0, 5));

const pageOf = (name: string): PageId | undefined => {
  const [id] = Object.entries(towns).find(([, town]) => town === name) ?? [];
  return id === undefined ? undefined : (`rooftop-solar-${id as keyof typeof towns}` as const);
};

/** Where we work, as the footer and the landing pages list it: towns with a page of their own are links. */
export const cities = [
  ...areaServed.cities.map((name) => ({ text: name, href: pageOf(name) })),
  { text: 'Many more', href: 'rooftop-solar' as const },
];
