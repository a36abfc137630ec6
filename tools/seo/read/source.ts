import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** Where pages are read from: a built folder, or the server of `npm run dev`. */
export interface Source {
  /** For example "out/" or "http://localhost:3000", shown in the studio. */
  name: string;
  /** True for pages that are being written and were never built. */
  draft: boolean;
  /** The address of every page within the site, for example `/commercial`. */
  routes(): Promise<string[]>;
  /** The HTML of a page. */
  page(route: string): Promise<string>;
  /** A file by its address within the site, for example `/sitemap.xml`; undefined where there is none. */
  file(address: string): Promise<Buffer | undefined>;
  /** Whether there is such a file or page: quicker than to read it. */
  has(address: string): Promise<boolean>;
}

/** Pages that are shown for an address that does not exist. They are never found in a search or shared. */
const NOT_LISTED = ['/404', '/_not-found'];

/**
 * The pages of an export.
 *
 * @param folder for example `out`
 * @throws Error (from `routes`) when the folder holds no pages
 */
export function folderSource(folder: string): Source {
  return {
    name: `${path.relative(process.cwd(), folder) || path.basename(folder)}/`,
    draft: false,
    routes: async () => {
      const names = await readdir(folder, { recursive: true }).catch(() => []);
      const routes = names
        .filter((name) => name.endsWith('.html'))
        .map((name) => `/${name.split(path.sep).join('/').slice(0, -'.html'.length)}`)
        .map((route) => (route === '/index' ? '/' : route))
        .filter((route) => !NOT_LISTED.includes(route));
      if (routes.length === 0) throw new Error(`There are no built pages in ${folder}. Run "npm run build" first.`);
      return routes.sort();
    },
    page: (route) => readFile(path.join(folder, route === '/' ? 'index.html' : `${route}.html`), 'utf8'),
    file: (address) => readFile(placeInside(folder, address)).catch(() => undefined),
    has: async (address) => {
      const found = await stat(placeInside(folder, address)).catch(() => undefined);
      return found?.isFile() ?? false;
    },
  };
}

/** An address comes from a page, and a page may say anything: it never leads out of the folder. */
const placeInside = (folder: string, address: string) =>
  path.join(folder, path.normalize(`/${address.replaceAll('\0', '')}`));

/** To this reader Next sends the head whole, as to all that read no further than the head; to browsers it may come later. */
const READER = 'facebookexternalhit/1.1 (search and share preview)';
/** A page that is asked for the first time is compiled first. */
const PATIENCE_MS = 120_000;

/**
 * The pages of a server that renders them as they are written.
 *
 * @param origin for example `http://localhost:3000`
 * @param routes the addresses to read: a server does not list its pages
 */
export function serverSource(origin: string, routes: readonly string[]): Source {
  const ask = (address: string, method = 'GET') =>
    fetch(origin + address, { method, headers: { 'user-agent': READER }, signal: AbortSignal.timeout(PATIENCE_MS) });
  return {
    name: origin,
    draft: true,
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
    has: async (address) => {
      const answer = await ask(address, 'HEAD').catch(() => undefined);
      return answer?.ok ?? false;
    },
  };
}
