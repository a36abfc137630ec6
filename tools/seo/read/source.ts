import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { filesIn } from '../../setup/files';

/** A source of pages for the studio: a built folder, or the server of `npm run dev`. */
export interface Source {
  /** The name of the source in the studio, for example "out/" or "http://localhost:3000". */
  name: string;
  /** Lists the addresses of all pages within the site, for example `/commercial`. */
  routes(): Promise<string[]>;
  /** Reads the HTML of the page at an address. */
  page(route: string): Promise<string>;
  /** Reads a file of the site by its address, for example `/sitemap.xml`; undefined where there is none. */
  file(address: string): Promise<Buffer | undefined>;
}

/** The pages for unknown addresses, which nobody searches for or shares. */
const NOT_LISTED = ['/404', '/_not-found'];

/**
 * Reads the pages of an export.
 * @throws Error (from `routes`) when the folder holds no pages
 */
export function folderSource(folder: string): Source {
  return {
    name: `${path.relative(process.cwd(), folder) || path.basename(folder)}/`,
    routes: async () => {
      const routes = filesIn(folder)
        .filter((name) => name.endsWith('.html'))
        .map((name) => `/${name.slice(0, -'.html'.length)}`)
        .map((route) => (route === '/index' ? '/' : route))
        .filter((route) => !NOT_LISTED.includes(route));
      if (routes.length === 0) throw new Error(`There are no built pages in ${folder}. Run "npm run build" first.`);
      return routes.sort();
    },
    page: (route) => readFile(path.join(folder, route === '/' ? 'index.html' : `${route}.html`), 'utf8'),
    file: (address) => readFile(placeInside(folder, address)).catch(() => undefined),
  };
}

/**
 * Finds the path of an address in the folder of the site. A page may name anything as an address, so the path never
 * leads out of the folder.
 */
const placeInside = (folder: string, address: string) =>
  path.join(folder, path.normalize(`/${address.replaceAll('\0', '')}`));

/**
 * The user agent under which the studio asks for pages. Services with this name read only the head of a page, so Next
 * sends them the head at once; to browsers parts of it may come later.
 */
const READER = 'facebookexternalhit/1.1 (search and share preview)';
/** How many milliseconds the studio waits for a page: the development server compiles it at the first request. */
const PATIENCE_MS = 120_000;

/**
 * Reads the pages of a development server.
 * @param routes the addresses to read, since a server does not list its pages
 */
export function serverSource(origin: string, routes: readonly string[]): Source {
  const ask = (address: string) =>
    fetch(origin + address, { headers: { 'user-agent': READER }, signal: AbortSignal.timeout(PATIENCE_MS) });
  return {
    name: origin,
    routes: async () => [...routes],
    page: async (route) => {
      const answer = await ask(route);
      if (!answer.ok)
        throw new Error(`${origin}${route} answered ${answer.status}: its reason stands where "npm run dev" runs.`);
      return answer.text();
    },
    file: async (address) => {
      const answer = await ask(address).catch(() => undefined);
      return answer?.ok ? Buffer.from(await answer.arrayBuffer()) : undefined;
    },
  };
}
