import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Places } from './finding';

const FOLDER = 'content';

/**
 * Finds the content file of each page by the route that it names, and other words by looking for them.
 *
 * @param root the project's folder
 * @returns for a page that no content file names, its folder in app/
 */
export function contentPlaces(root = process.cwd()): Places {
  const names = readdirSync(path.join(root, FOLDER), { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  const files = names.sort().map((name) => ({
    file: path.posix.join(FOLDER, name.split(path.sep).join('/')),
    words: readFileSync(path.join(root, FOLDER, name), 'utf8'),
  }));
  const pageOf = (route: string) =>
    files.find(({ file, words }) => file.startsWith('content/en/pages/') && words.includes(`\n  route: '${route}',`));
  return {
    of: (route, field, text) => {
      const page = pageOf(route);
      const holder = text && !page?.words.includes(text) ? files.find(({ words }) => words.includes(text)) : undefined;
      return { file: (holder ?? page)?.file ?? path.posix.join('app/(en)', route, 'page.tsx'), field };
    },
  };
}
