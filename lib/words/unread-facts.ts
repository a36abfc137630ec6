import { sourceIds } from './article-findings';
import { type Finding, isFields, isPair } from './resolve';

type Values = ReadonlyMap<string, unknown>;

/**
 * The files whose entries pages read by a name in braces or by `use`, and how deep their entries lie. Of figures, the
 * schema has exactly those that the calculators read.
 */
const ENTRIES = { claims: 1, 'guide-sources': 1, steps: 2, subsidies: 4, usual: 1 };
/** Of an entry: what says how far it can be trusted. The check before the launch reads it. */
const NOT_SHOWN = new Set(['approved', 'asOf', 'published']);
/** Facts that the site reads without a text that names them: the year is told to search engines. */
const READ_BY_SITE = ['facts/claims#founded'];

/** The files with figures of the calculators. Each figure names its unit and its source. */
const FIGURES = ['tariff', 'sun', 'prices', 'grants', 'loads', 'limits'];

/**
 * Finds facts that nothing reads, so that none is kept up in vain, and figures whose unit or source is not there.
 * @param read the places that texts have read, by name or by `use`, such as `facts/claims#rating.value`
 */
export function factFindings(values: Values, codes: readonly string[], read: ReadonlySet<string>): Finding[] {
  const places = [...read, ...READ_BY_SITE];
  const isRead = (place: string) =>
    places.some((one) => one === place || one.startsWith(`${place}.`) || place.startsWith(`${one}.`));
  const unread = Object.entries(ENTRIES).flatMap(([name, depth]) => {
    const file = `facts/${name}`;
    return entriesOf(values.get(file), depth, codes)
      .filter((path) => !isRead(`${file}#${path.join('.')}`))
      .map((path) => ({ file, path, message: 'expected a text that names this fact, or a page that uses it' }));
  });
  const ofArticles = [...values].flatMap(([file, article]) =>
    file.startsWith('articles/') && isFields(article) ? sourceIds(article.sources) : [],
  );
  return [...unread, ...namedBy('unit', 'units'), ...namedBy('source', 'sources')];

  /** Compares what figures name in a field with the file that has its words. */
  function namedBy(field: string, list: string): Finding[] {
    const file = `facts/${list}`;
    const known = Object.keys((values.get(file) ?? {}) as object);
    const figures = FIGURES.flatMap((name) => {
      const { figures = {} } = (values.get(`facts/${name}`) ?? {}) as { figures?: Record<string, unknown> };
      return Object.entries(figures).flatMap(([id, figure]) =>
        isFields(figure) && typeof figure[field] === 'string'
          ? { file: `facts/${name}`, path: ['figures', id, field], named: figure[field] }
          : [],
      );
    });
    const named = new Set([...figures.map((figure) => figure.named), ...(list === 'sources' ? ofArticles : [])]);
    return [
      ...figures
        .filter((figure) => !known.includes(figure.named))
        .map(({ named, ...spot }) => ({
          ...spot,
          message: `expected an entry of content/${file}.yaml, got ${JSON.stringify(named)}`,
        })),
      ...known
        .filter((id) => !named.has(id) && !isRead(`${file}#${id}`))
        .map((id) => ({ file, path: [id], message: `expected a figure that has this ${field}` })),
    ];
  }
}

/** The paths of the entries of a file: what lies as deep as this, or has nothing more inside. */
function entriesOf(value: unknown, depth: number, codes: readonly string[]): string[][] {
  if (depth === 0 || !isFields(value) || isPair(value, codes)) return [[]];
  return Object.entries(value)
    .filter(([key]) => !NOT_SHOWN.has(key))
    .flatMap(([key, inner]) => entriesOf(inner, depth - 1, codes).map((path) => [key, ...path]));
}
