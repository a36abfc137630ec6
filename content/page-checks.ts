import { pageRoutes } from './facts/routes';
import { fieldName } from './places';
import type { ContentProblem } from './problems';

/** A page as its file has it. A value that is no text is told by the page's schema, and no matter here. */
export interface PageFile {
  /** Its id in content/facts/routes.ts. */
  id: string;
  file: string;
  route: string;
  updated?: unknown;
  seo?: { title?: unknown; description?: unknown; card?: { heading?: unknown } };
}

const OWN = [
  ['seo.title', 'a title', ({ seo }: PageFile) => seo?.title],
  ['seo.description', 'a description', ({ seo }: PageFile) => seo?.description],
  ['seo.card.heading', 'a headline', ({ seo }: PageFile) => seo?.card?.heading],
] as const;

/**
 * Every page needs a title, a description and a share card of its own: of two with the same words nobody can tell which
 * is which in a list of results.
 * @returns a problem for the second of two pages that have the same
 */
export function duplicateWords(pages: readonly PageFile[]): ContentProblem[] {
  return OWN.flatMap(([field, what, valueOf]) =>
    repeated(pages, valueOf).map(({ item: { file, route }, first }) => ({
      file,
      page: route,
      field,
      expected: `expected ${what} of its own: ${first.file} has the same`,
    })),
  );
}

/**
 * Of two pages with one address only one could be reached.
 * @returns a problem for the second of two that have the same
 */
export function duplicateRoutes(routes: Readonly<Record<string, string>>): ContentProblem[] {
  return repeated(Object.entries(routes), ([, route]) => route).map(({ item: [id, route], first }) => ({
    file: 'content/facts/routes.ts',
    page: route,
    field: id,
    expected: `expected an address of its own: ${first[0]} has the same`,
  }));
}

/** Each item whose text an earlier one has, with that one. Capital letters do not count. */
function repeated<Item>(items: readonly Item[], textOf: (item: Item) => unknown): { item: Item; first: Item }[] {
  const firsts = new Map<string, Item>();
  return items.flatMap((item) => {
    const text = textOf(item);
    if (typeof text !== 'string') return [];
    const key = text.trim().toLowerCase();
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, item);
    return first === undefined ? [] : { item, first };
  });
}

/**
 * A page that shows figures of a day was changed on that day or later.
 * @returns a problem for each date on a page that says it was last changed before it
 */
export function newerFigures(pages: readonly PageFile[]): ContentProblem[] {
  return pages.flatMap(({ file, route, updated, ...page }) =>
    datesIn(page)
      .filter(({ day }) => typeof updated === 'string' && day > updated)
      .map(({ field, day }) => ({
        file,
        page: route,
        field: 'updated',
        expected: `expected ${day} or later, the day of ${field}, got "${String(updated)}"`,
      })),
  );
}

/**
 * The accessibility statement leads to every other page: beside the menu, that is a second way to find each (WCAG 2.4.5).
 * @returns a problem for each page that it has no link to
 */
export function unlinkedPages(ids: readonly string[], statement: PageFile): ContentProblem[] {
  const { file, route, id: own } = statement;
  return ids
    .filter((id) => id !== own && !JSON.stringify(statement).includes(`"href":"${id}"`))
    .map((id) => ({
      file,
      page: route,
      field: 'legal.sections',
      expected: `expected a link to '${id}', so that each page can be found without the menu`,
    }));
}

/** The days on which figures and terms stand, wherever they are in a page. */
function datesIn(value: unknown, path: readonly PropertyKey[] = []): { field: string; day: string }[] {
  if (typeof value === 'string' && /^(asOf|date)$/.test(String(path.at(-1))))
    return [{ field: fieldName(path), day: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    datesIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** What is wrong between the pages of one language. */
export function pageProblems(pages: readonly PageFile[]): ContentProblem[] {
  const statement = pages.find(({ id }) => id === 'accessibility');
  return [
    ...duplicateRoutes(pageRoutes),
    ...duplicateWords(pages),
    ...newerFigures(pages),
    ...(statement ? unlinkedPages(Object.keys(pageRoutes), statement) : []),
  ];
}
