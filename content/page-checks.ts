import { fieldName } from './places';
import type { ContentProblem } from './problems';

/** A page as its file has it. A value that is no text is told by the page's schema, and no matter here. */
export interface PageFile {
  /** The name of its file. */
  id: string;
  file: string;
  /** None while no folder of app/(en)/ shows it. */
  route?: string;
  updated?: unknown;
  seo?: { title?: unknown; description?: unknown; card?: { heading?: unknown } };
}

const NOWHERE = 'none yet';

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
      page: route ?? NOWHERE,
      field,
      expected: `expected ${what} of its own: ${first.file} has the same`,
    })),
  );
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
        page: route ?? NOWHERE,
        field: 'updated',
        expected: `expected ${day} or later, the day of ${field}, got "${String(updated)}"`,
      })),
  );
}

/** @returns a problem for each page whose words no route shows */
export const withoutRoute = (pages: readonly PageFile[]): ContentProblem[] =>
  pages
    .filter(({ route }) => route === undefined)
    .map(({ file, id }) => ({
      file,
      page: NOWHERE,
      field: '(the whole value)',
      expected: `expected a route that shows it, for example app/(en)/${id}/page.tsx`,
    }));

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
export const pageProblems = (pages: readonly PageFile[]): ContentProblem[] => [
  ...duplicateWords(pages),
  ...newerFigures(pages),
  ...withoutRoute(pages),
];
