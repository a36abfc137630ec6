import type { z } from 'zod';

/** One wrong value in a content file, told to the person who edits words. */
export interface ContentProblem {
  file: string;
  /** The page the value belongs to, or "every page". */
  page: string;
  /** For example `questions[1].answer`. */
  field: string;
  expected: string;
}

/** Stops the build. Its message names file, page, field and what was expected, one line a problem. */
export class ContentError extends Error {
  constructor(readonly problems: ContentProblem[]) {
    super(
      problems
        .map(({ file, page, field, expected }) => `${file} · page: ${page} · field: ${field} · ${expected}`)
        .join('\n'),
    );
    this.name = 'ContentError';
  }
}

const fieldName = (path: readonly PropertyKey[]) =>
  path.reduce<string>(
    (name, key) => (typeof key === 'number' ? `${name}[${key}]` : name ? `${name}.${String(key)}` : String(key)),
    '',
  ) || '(the whole value)';

interface Issue {
  code?: string;
  path: readonly PropertyKey[];
  message: string;
  /** One list of issues per member of a union, of which the nearest is told. */
  errors?: Issue[][];
  /** What an object has and should not have. */
  keys?: string[];
}

/** Whether a member of a union wanted something else altogether: a text, say, where there is an object. */
const otherKind = (way: Issue[]) => way.some(({ code, path }) => code === 'invalid_type' && path.length === 0);

/** A union reports every way in which it failed; of those of the value's kind, the one with the fewest issues was meant. */
function innermost(issue: Issue): Issue[] {
  const ways = issue.errors?.filter((way) => way.length > 0);
  if (issue.code !== 'invalid_union' || !ways?.length) return [issue];
  const near = ways.filter((way) => !otherKind(way));
  const nearest = (near.length > 0 ? near : ways).reduce((best, way) => (way.length < best.length ? way : best));
  return nearest.flatMap((inner) => innermost({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** A field that nobody knows, most often a slip of the pen, is told by its own name and not by that of the object around it. */
const oneByOne = (issue: Issue): Issue[] =>
  issue.code === 'unrecognized_keys' && issue.keys
    ? issue.keys.map((key) => ({ path: [...issue.path, key], message: 'expected no such field' }))
    : [issue];

/**
 * Checks a content value when its file is loaded, which is at build time.
 * @param where the file as a reader of the repository knows it, and the page it is shown on
 * @returns the value as the schema reads it
 * @throws ContentError with every problem found, not the first alone
 */
export function defineContent<Schema extends z.ZodType>(
  where: { file: string; page: string },
  schema: Schema,
  value: z.input<Schema>,
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new ContentError(
    (result.error.issues as Issue[])
      .flatMap(innermost)
      .flatMap(oneByOne)
      .map(({ path, message }) => ({ ...where, field: fieldName(path), expected: message })),
  );
}

interface PageFile {
  file: string;
  route: string;
  seo: { title: string; description: string; card: { heading: string } };
}

const OWN = [
  ['route', 'a route', ({ route }: PageFile) => route],
  ['seo.title', 'a title', ({ seo }: PageFile) => seo.title],
  ['seo.description', 'a description', ({ seo }: PageFile) => seo.description],
  ['seo.card.heading', 'a headline', ({ seo }: PageFile) => seo.card.heading],
] as const;

/**
 * Every page needs an address, a title, a description and a share card of its own: of two with one address only one
 * could be reached, and two with the same words nobody can tell apart in a list of results.
 * @throws ContentError naming the second of two pages that have the same
 */
export function refuseDuplicates(pages: readonly PageFile[]): void {
  const problems = OWN.flatMap(([field, what, valueOf]) => {
    const first = new Map<string, string>();
    return pages.flatMap((page) => {
      const words = valueOf(page).trim().toLowerCase();
      const taken = first.get(words);
      first.set(words, taken ?? page.file);
      return taken === undefined
        ? []
        : [
            {
              file: page.file,
              page: page.route,
              field,
              expected: `expected ${what} of its own: ${taken} has the same`,
            },
          ];
    });
  });
  if (problems.length > 0) throw new ContentError(problems);
}

/**
 * A page that shows figures of a day was changed on that day or later.
 * @throws ContentError naming each page that says it was last changed before the day of a figure on it
 */
export function refuseNewerFigures(pages: readonly { file: string; route: string; updated: string }[]): void {
  const problems = pages.flatMap(({ file, route, ...page }) =>
    datesIn(page)
      .filter(({ day }) => day > page.updated)
      .map(({ field, day }) => ({
        file,
        page: route,
        field: 'updated',
        expected: `expected ${day} or later, the day of ${field}, got "${page.updated}"`,
      })),
  );
  if (problems.length > 0) throw new ContentError(problems);
}

/**
 * Every address of the site needs a page in the list of pages, or the sitemap and the share cards leave it out.
 * @throws ContentError naming each route without one
 */
export function refuseMissingPages(routes: readonly string[], pages: readonly { route: string }[]): void {
  const missing = routes.filter((route) => !pages.some((page) => page.route === route));
  if (missing.length === 0) return;
  throw new ContentError(
    missing.map((route) => ({
      file: 'content/pages.ts',
      page: route,
      field: 'byFile',
      expected: 'expected a page with this route, nothing is there',
    })),
  );
}

/**
 * The accessibility statement leads to every other page: beside the menu, that is a second way to find each (WCAG 2.4.5).
 * @throws ContentError naming each route that it has no link to
 */
export function refuseUnlinkedPages(routes: readonly string[], statement: { file: string; route: string }): void {
  const { file, route: own } = statement;
  const missing = routes.filter((route) => route !== own && !JSON.stringify(statement).includes(`"href":"${route}"`));
  if (missing.length === 0) return;
  throw new ContentError(
    missing.map((route) => ({
      file,
      page: own,
      field: 'legal.sections',
      expected: `expected a link to ${route}, so that each page can be found without the menu`,
    })),
  );
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
