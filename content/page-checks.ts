import { ownRuns } from './own-words';
import { fieldName } from './places';
import type { ContentProblem } from './problems';

/** The words of a page as the content file has them, before any check: a field may have a wrong type. */
export interface PageFile {
  /** The name of the page's file. */
  id: string;
  file: string;
  /** The page's address; undefined while no folder of app/(en)/ shows the page. */
  route?: string;
  updated?: unknown;
  seo?: { title?: unknown; description?: unknown; card?: { heading?: unknown } };
  hero?: unknown;
  /** What the page of a town says. */
  town?: { name?: unknown };
}

const NOWHERE = 'none yet';

const OWN = [
  ['seo.title', 'a title', ({ seo }: PageFile) => seo?.title],
  ['seo.description', 'a description', ({ seo }: PageFile) => seo?.description],
  ['seo.card.heading', 'a headline', ({ seo }: PageFile) => seo?.card?.heading],
] as const;

/**
 * Finds pages with the same title, description or share card headline: in a list of search results nobody could tell
 * them apart.
 * @returns a problem for the second page of each such pair
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

/**
 * The items of a list whose text an earlier item has as well, each with that earlier item. Capital and small letters
 * count as the same.
 */
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
 * Finds pages whose `updated` is older than a figure on them: a page that shows figures of a date was changed on that
 * date or later.
 * @returns a problem for each such figure
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

/**
 * Finds pages whose words no route shows.
 * @returns a problem for each
 */
export const withoutRoute = (pages: readonly PageFile[]): ContentProblem[] =>
  pages
    .filter(({ route }) => route === undefined)
    .map(({ file, id }) => ({
      file,
      page: NOWHERE,
      field: '(the whole value)',
      expected: `expected a route that shows it, for example app/(en)/${id}/page.tsx`,
    }));

/** How many runs of five words a town's page needs that no other town's page has. */
const OWN_RUNS = 200;

/**
 * Finds pages of towns that say little of their own: whoever knows another town's page would learn nothing, and search
 * engines take such pages for doorways.
 * @returns a problem for each
 */
export function withoutOwnWords(pages: readonly PageFile[]): ContentProblem[] {
  const towns = pages.filter(({ town }) => town !== undefined);
  const own = ownRuns(
    towns.map(({ town, hero }) => ({ name: String(town!.name), text: textsIn([hero, town]).join('. ') })),
  );
  return towns.flatMap(({ file, route }, index) =>
    own[index]! >= OWN_RUNS
      ? []
      : {
          file,
          page: route ?? NOWHERE,
          field: 'town',
          expected: `expected something of its own: ${OWN_RUNS} or more runs of five words that no other town's page has, got ${own[index]}`,
        },
  );
}

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** Every date under `asOf` or `date` in the words of a page, with its field. */
function datesIn(value: unknown, path: readonly PropertyKey[] = []): { field: string; day: string }[] {
  if (typeof value === 'string' && /^(asOf|date)$/.test(String(path.at(-1))))
    return [{ field: fieldName(path), day: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    datesIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** The problems that only a comparison of pages of one language finds, such as two pages with the same title. */
export const pageProblems = (pages: readonly PageFile[]): ContentProblem[] => [
  ...duplicateWords(pages),
  ...newerFigures(pages),
  ...withoutRoute(pages),
  ...withoutOwnWords(pages),
];
