import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { filesIn } from '../system/files';
import { readPage, type PageRecord } from './read-page';

/** The pages that the studio shows: those of a built folder, or those of the server of `npm run dev`. */
export interface PagesOfSite {
  /** The addresses of all pages within the site, for example `/commercial`. */
  routes: readonly string[];
  read(route: string): Promise<PageRecord>;
  /** Whether reading a page is slow, so that the table of pages has to do without their contents. */
  isSlow?: boolean;
}

/** The pages for unknown addresses, which nobody searches for or shares. */
const NOT_LISTED = ['/404', '/_not-found'];

/** The pages of an export. @throws Error if the folder has none */
export function folderPages(folder: string): PagesOfSite {
  const routes = filesIn(folder)
    .filter((name) => name.endsWith('.html'))
    .map((name) => (name === 'index.html' ? '/' : `/${name.slice(0, -'.html'.length)}`))
    .filter((route) => !NOT_LISTED.includes(route));
  if (routes.length === 0) throw new Error(`There are no built pages in ${folder}. Run "npm run build" first.`);
  const fileOf = (route: string) => path.join(folder, route === '/' ? 'index.html' : `${route}.html`);
  return { routes: routes.sort(), read: async (route) => readPage(route, await readFile(fileOf(route), 'utf8')) };
}

/** Reads every page of an export. */
export function readBuild(folder: string): Promise<PageRecord[]> {
  const { routes, read } = folderPages(folder);
  return Promise.all(routes.map(read));
}

/**
 * The user agent under which the studio requests pages. For services with this name Next sends the whole head of a page
 * at once, because they read only that; for browsers, parts of it may come later.
 */
const READER = 'facebookexternalhit/1.1 (search and share preview)';
/** How many milliseconds the studio waits for a page: the development server compiles it at the first request. */
const PATIENCE_MS = 120_000;

/** The pages at these addresses of a development server. */
export const serverPages = (origin: string, routes: readonly string[]): PagesOfSite => ({
  routes,
  isSlow: true,
  read: async (route) => {
    const headers = { 'user-agent': READER };
    const answer = await fetch(origin + route, { headers, signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!answer.ok)
      throw new Error(`${origin}${route} answered ${answer.status}: its reason stands where "npm run dev" runs.`);
    return readPage(route, await answer.text());
  },
});
