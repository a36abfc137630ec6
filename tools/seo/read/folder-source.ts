import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Source } from './source';

/** Pages that are shown for an address that does not exist. They are never found in a search or shared. */
const NOT_LISTED = new Set(['/404', '/_not-found']);

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
        .map(routeOf)
        .filter((route) => !NOT_LISTED.has(route));
      if (routes.length === 0) throw new Error(`There are no built pages in ${folder}. Run "npm run build" first.`);
      return routes.sort();
    },
    page: (route) => readFile(path.join(folder, route === '/' ? 'index.html' : `${route}.html`), 'utf8'),
    file: async (address) => {
      const file = placeInside(folder, address);
      return file === undefined ? undefined : readFile(file).catch(() => undefined);
    },
    has: async (address) => {
      const file = placeInside(folder, address);
      return Boolean(file && (await stat(file).catch(() => undefined))?.isFile());
    },
  };
}

function routeOf(file: string): string {
  const address = `/${file.split(path.sep).join('/')}`.slice(0, -'.html'.length);
  return address === '/index' ? '/' : address;
}

/** An address comes from a page, and a page may say anything: nothing outside the folder is read. */
function placeInside(folder: string, address: string): string | undefined {
  const file = path.resolve(folder, `.${path.posix.normalize(`/${address}`)}`);
  return file.startsWith(path.resolve(folder) + path.sep) && !file.includes('\0') ? file : undefined;
}
