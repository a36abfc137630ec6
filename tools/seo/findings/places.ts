import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pageRoutes } from '../../../content/generated/routes';
import type { Places } from './finding';

const FOLDER = 'content';

/**
 * Finds the content file of each page by its id, and other words by looking for them.
 *
 * @param root the project's folder
 * @param routes the address of each page by its id, which is the name of its file
 * @returns for a page that no content file names, its folder in app/
 */
export function contentPlaces(root = process.cwd(), routes: Record<string, string> = pageRoutes): Places {
  const names = readdirSync(path.join(root, FOLDER), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test|\.fixture)\.ts$/.test(name),
  );
  const files = names.sort().map((name) => ({
    file: path.posix.join(FOLDER, name.split(path.sep).join('/')),
    words: readFileSync(path.join(root, FOLDER, name), 'utf8'),
  }));
  const pageOf = (route: string) => {
    const id = Object.keys(routes).find((one) => routes[one] === route);
    return files.find(({ file }) => file === `content/en/pages/${id}.ts`);
  };
  return {
    of: (route, field, text) => {
      const page = pageOf(route);
      const holder = text && !page?.words.includes(text) ? files.find(({ words }) => words.includes(text)) : undefined;
      return { file: (holder ?? page)?.file ?? path.posix.join('app/(en)', route, 'page.tsx'), field };
    },
  };
}
