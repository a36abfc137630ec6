import { pageAddress } from '../../lib/content/address';
import type { Routes } from '../../lib/content/context';
import { textsIn, valuesIn } from '../../lib/content/files';
import { entriesOf, type FilesInLanguage, type Values } from '../../lib/content/read-files';
import type { Problem } from '../../lib/content/problems';
import { countUniqueRuns } from './unique-runs';

export function routesOf(values: Values): Routes {
  const pages = entriesOf(values, 'pages/*').map(([id, page]) => [id, String(Object(page).address)] as const);
  const towns = entriesOf(values, 'towns/*').map(([id]) => [`rooftop-solar-${id}`, `/rooftop-solar/${id}`] as const);
  const articles = entriesOf(values, 'articles/*/article').map(([id]) => [`learn-${id}`, `/learn/${id}`] as const);
  return Object.fromEntries([...pages, ...towns, ...articles].sort(([one], [other]) => (one < other ? -1 : 1)));
}

function fileOfPage(id: string): string {
  const [, kind, name] = /^(rooftop-solar|learn)-(.+)$/.exec(id) ?? [];
  return kind === 'learn' ? `articles/${name}/article` : kind ? `towns/${name}` : `pages/${id}`;
}

export interface PageFile {
  file: string;
  updated?: unknown;
  seo?: { title?: unknown; description?: unknown; card?: { heading?: unknown } };
  hero?: unknown;
  name?: unknown;
  town?: unknown;
}

const OWN = [
  [['seo', 'title'], 'a title', ({ seo }: PageFile) => seo?.title],
  [['seo', 'description'], 'a description', ({ seo }: PageFile) => seo?.description],
  [['seo', 'card', 'heading'], 'a headline', ({ seo }: PageFile) => seo?.card?.heading],
] as const;

/** Reports pages that share a title, description or headline, because their search results or cards would look alike. */
export function duplicateTexts(pages: readonly PageFile[]): Problem[] {
  return OWN.flatMap(([path, what, valueOf]) => {
    const firsts = new Map<string, string>();
    return pages.flatMap((page): Problem[] => {
      const text = valueOf(page);
      if (typeof text !== 'string') return [];
      const key = text.trim().toLowerCase();
      const first = firsts.get(key);
      if (first === undefined) firsts.set(key, page.file);
      const message = `expected ${what} of its own: content/${first}.yaml has the same`;
      return first === undefined ? [] : [{ file: page.file, path, message }];
    });
  });
}

/** Reports pages whose `updated` is before the date of a fact or source in their file. */
export const newerFacts = (pages: readonly PageFile[]): Problem[] =>
  pages.flatMap(({ file, updated, ...page }) =>
    valuesIn(page, { file, path: [] }).flatMap(([day, { path }]) => {
      const isNewer = typeof day === 'string' && typeof updated === 'string' && day > updated;
      const message = `expected ${String(day)} or later, the day of ${path.join('.')}, got ${JSON.stringify(updated)}`;
      return isNewer && /^(asOf|date)$/.test(String(path.at(-1))) ? { file, path: ['updated'], message } : [];
    }),
  );

/** A town's page must have at least this many sequences of five words that no other town's page has. */
const OWN_RUNS = 200;

/** Reports town pages that are too alike, because search engines may treat them as doorway pages. */
export function similarTowns(pages: readonly PageFile[]): Problem[] {
  const towns = pages.filter(({ town }) => town !== undefined);
  const own = countUniqueRuns(
    towns.map(({ town, name, hero }) => ({ name: String(name), text: textsIn([hero, town]).join('. ') })),
  );
  return towns.flatMap(({ file }, index) => {
    const message = `expected something of its own: ${OWN_RUNS} or more runs of five words that no other town's page has, got ${own[index]}`;
    return own[index]! >= OWN_RUNS ? [] : { file, path: ['town'], message };
  });
}

export function pageRule({ language: { prefix }, routes, file: valueOf, hasRoute }: FilesInLanguage): Problem[] {
  const pages = Object.keys(routes).flatMap((id): PageFile[] => {
    const [file, page] = [fileOfPage(id), valueOf(fileOfPage(id))];
    return page === undefined ? [] : [{ ...(page as object), file }];
  });
  const missingRoutes = Object.entries(routes).flatMap(([id, route]) => {
    const address = pageAddress(id, prefix, routes);
    const folder = `${prefix ? '[lang]' : '(en)'}${route}`.replace(/\/$/, '');
    const message = `expected a route that shows ${address}, for example app/${folder}/page.tsx`;
    return (hasRoute?.(folder) ?? true) ? [] : [{ file: fileOfPage(id), path: ['address'], message }];
  });
  return [...duplicateTexts(pages), ...newerFacts(pages), ...similarTowns(pages), ...missingRoutes];
}
