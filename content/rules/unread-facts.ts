import { got } from '../../lib/content/got';
import type { AllFiles } from '../../lib/content/read-files';
import type { Problem } from '../../lib/content/problems';
import { isFields, isPair } from '../../lib/content/resolve';
import { sourceIds } from './articles';

/** How many keys the path to a fact has at most, by file of content/facts/. */
const FACT_DEPTHS = { claims: 1, 'guide-sources': 1, steps: 2, subsidies: 4, sums: 1, typical: 1 };
const NOT_SHOWN = ['approved', 'asOf', 'published'];
/** Search engines get the year of founding even if no text names the year. */
const READ_BY_SITE = ['facts/claims#founded'];
/** Every fact in these files is in use, because their schemas allow only facts that the code uses. */
const CALCULATOR_FACTS = ['tariff', 'sun', 'prices', 'grants', 'loads', 'limits', 'panels'];

export function unreadFacts({ values, languages, places: read, isComplete }: AllFiles): Problem[] {
  if (!isComplete) return [];
  const codes = languages.map(({ code }) => code);
  const places = [...read, ...READ_BY_SITE];
  const isRead = (place: string) =>
    places.some((one) => one === place || one.startsWith(`${place}.`) || place.startsWith(`${one}.`));
  const unread = Object.entries(FACT_DEPTHS).flatMap(([name, depth]) => {
    const file = `facts/${name}`;
    return factPathsIn(values.get(file), depth)
      .filter((path) => !isRead(`${file}#${path.join('.')}`))
      .map((path) => ({ file, path, message: 'expected a text that names this fact, or a page that uses it' }));
  });
  const ofArticles = [...values].flatMap(([file, article]) =>
    file.startsWith('articles/') && isFields(article) ? sourceIds(article.sources) : [],
  );
  return [...unread, ...namedBy('unit', 'units'), ...namedBy('source', 'sources')];

  function factPathsIn(value: unknown, depth: number): string[][] {
    if (depth === 0 || !isFields(value) || isPair(value, codes)) return [[]];
    return Object.entries(value)
      .filter(([key]) => !NOT_SHOWN.includes(key))
      .flatMap(([key, inner]) => factPathsIn(inner, depth - 1).map((path) => [key, ...path]));
  }

  function namedBy(field: string, list: string): Problem[] {
    const file = `facts/${list}`;
    const known = Object.keys(Object(values.get(file)));
    const facts = CALCULATOR_FACTS.flatMap((name) => {
      const { facts = {} } = Object(values.get(`facts/${name}`)) as { facts?: Record<string, unknown> };
      return Object.entries(facts).flatMap(([id, fact]) =>
        isFields(fact) && typeof fact[field] === 'string'
          ? { file: `facts/${name}`, path: ['facts', id, field], named: fact[field] }
          : [],
      );
    });
    const named = new Set([...facts.map((fact) => fact.named), ...(list === 'sources' ? ofArticles : [])]);
    return [
      ...facts
        .filter((fact) => !known.includes(fact.named))
        .map(({ named, ...spot }) => ({
          ...spot,
          message: `expected an entry of content/${file}.yaml, ${got(named)}`,
        })),
      ...known
        .filter((id) => !named.has(id) && !isRead(`${file}#${id}`))
        .map((id) => ({ file, path: [id], message: `expected a fact that has this ${field}` })),
    ];
  }
}
