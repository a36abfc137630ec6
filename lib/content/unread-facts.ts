import { sourceIds } from './article-findings';
import { type Finding, isFields, isPair } from './resolve';

type Values = ReadonlyMap<string, unknown>;

/** The settings of the check of facts for one site. */
export interface FactRules {
  /** The files in facts/ whose entries pages read by a name in braces or by `use`, and how deep their entries lie. */
  entries: Readonly<Record<string, number>>;
  /** The fields of an entry that no page shows, such as its approval. */
  notShown: readonly string[];
  /** The places of facts that the site reads without a text that names them. */
  readBySite: readonly string[];
  /** The files in facts/ that hold figures. Each figure names its unit and its source. */
  figures: readonly string[];
}

/**
 * Finds facts that nothing reads, so that nobody keeps them up to date in vain; figures whose unit or source does not
 * exist; and units and sources that nothing names.
 * @param read the places that texts have read, by name or by `use`, such as `facts/claims#rating.value`
 */
export function factFindings(
  values: Values,
  codes: readonly string[],
  read: ReadonlySet<string>,
  rules: FactRules,
): Finding[] {
  const places = [...read, ...rules.readBySite];
  const isRead = (place: string) =>
    places.some((one) => one === place || one.startsWith(`${place}.`) || place.startsWith(`${one}.`));
  const unread = Object.entries(rules.entries).flatMap(([name, depth]) => {
    const file = `facts/${name}`;
    return entriesOf(values.get(file), depth)
      .filter((path) => !isRead(`${file}#${path.join('.')}`))
      .map((path) => ({ file, path, message: 'expected a text that names this fact, or a page that uses it' }));
  });
  const ofArticles = [...values].flatMap(([file, article]) =>
    file.startsWith('articles/') && isFields(article) ? sourceIds(article.sources) : [],
  );
  return [...unread, ...namedBy('unit', 'units'), ...namedBy('source', 'sources')];

  /** The paths of the entries of a file: the values at this depth, and those above it that hold no further fields. */
  function entriesOf(value: unknown, depth: number): string[][] {
    if (depth === 0 || !isFields(value) || isPair(value, codes)) return [[]];
    return Object.entries(value)
      .filter(([key]) => !rules.notShown.includes(key))
      .flatMap(([key, inner]) => entriesOf(inner, depth - 1).map((path) => [key, ...path]));
  }

  /** Compares the units or sources that figures name with the entries of the file that describes them. */
  function namedBy(field: string, list: string): Finding[] {
    const file = `facts/${list}`;
    const known = Object.keys((values.get(file) ?? {}) as object);
    const figures = rules.figures.flatMap((name) => {
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
