import type { PageId } from '../facts/routes';
import type { RawWords } from '../schemas/content-files';
import { towns } from './towns';

/** Where the company works, as structured data tell search engines. */
export const areaServed = {
  state: 'उत्तर प्रदेश',
  country: { name: 'भारत', code: 'IN' },
  // The towns that have a page of their own, and any other by its name: docs/everyday.md.
  cities: [...Object.values(towns)],
} satisfies RawWords['cities'];

/** The first five cities as one phrase for a sentence: "वाराणसी, चंदौली, … और जौनपुर". */
export const firstCities = areaServed.cities
  .slice(0, 5)
  // Intl.ListFormat writes a comma before और, which Hindi does not have.
  .map((city, index, { length }) => (index === 0 ? city : `${index === length - 1 ? ' और ' : ', '}${city}`))
  .join('');

const pageOf = (name: string): PageId | undefined => {
  const [id] = Object.entries(towns).find(([, town]) => town === name) ?? [];
  return id === undefined ? undefined : (`rooftop-solar-${id as keyof typeof towns}` as const);
};

/** Where we work, as the footer and the landing pages list it: towns with a page of their own are links. */
export const cities = [
  ...areaServed.cities.map((name) => ({ text: name, href: pageOf(name) })),
  { text: 'और भी कई', href: 'rooftop-solar' as const },
];
