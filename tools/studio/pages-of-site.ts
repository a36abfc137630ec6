import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { filesIn, htmlFile } from '../system/files';
import { readPage, type PageRecord } from './read-page';

export interface PagesOfSite {
  routes: readonly string[];
  read(route: string): Promise<PageRecord>;
  /** If true, the table of all pages shows neither titles nor faults, because reading all pages would take too long. */
  isSlow?: boolean;
}

export function folderPages(folder: string): PagesOfSite {
  const routes = filesIn(folder)
    .filter((name) => name.endsWith('.html'))
    .map((name) => (name === 'index.html' ? '/' : `/${name.slice(0, -'.html'.length)}`))
    .filter((route) => !['/404', '/_not-found'].includes(route));
  if (routes.length === 0) throw new Error(`There are no built pages in ${folder}. Run "npm run build" first.`);
  const read = async (route: string) => readPage(route, await readFile(path.join(folder, htmlFile(route)), 'utf8'));
  return { routes: routes.sort(), read };
}

export function readBuild(folder: string): Promise<PageRecord[]> {
  const { routes, read } = folderPages(folder);
  return Promise.all(routes.map(read));
}

/** The name of a crawler, because Next may send parts of the head later to a browser. */
const READER = 'facebookexternalhit/1.1 (search and share preview)';
/** The development server compiles a page at the first request. */
const PATIENCE_MS = 120_000;

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
