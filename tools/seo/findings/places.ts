import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Places } from './finding';

const FOLDER = 'content/pages';

/**
 * Finds the content file of each page by the route that it names.
 *
 * @param root the project's folder
 * @returns for a page that no content file names, its folder in app/
 */
export function contentPlaces(root = process.cwd()): Places {
  const files = new Map<string, string>();
  for (const name of readdirSync(path.join(root, FOLDER))) {
    const route = /^\s*route: '([^']+)'/m.exec(readFileSync(path.join(root, FOLDER, name), 'utf8'))?.[1];
    if (route) files.set(route, `${FOLDER}/${name}`);
  }
  return { of: (route, field) => ({ file: files.get(route) ?? path.posix.join('app', route, 'page.tsx'), field }) };
}
