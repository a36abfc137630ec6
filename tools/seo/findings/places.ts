import { readFileSync } from 'node:fs';
import path from 'node:path';
import { siteLanguages } from '../../../content/facts/languages';
import { pageRoutes } from '../../../content/generated/routes';
import { filesIn } from '../../setup/files';
import type { Field, Place } from './finding';

/** A function that finds the file with a field of a page. */
export type PlaceOf = (route: string, field: Field) => Place;

/**
 * Finds the content file of each page by the page's id, and other words by a text search.
 * @returns the place of a field; for a page without a content file, its folder in app/
 */
export function contentPlaces(root = process.cwd(), routes: Record<string, string> = pageRoutes): PlaceOf {
  const files = filesIn(path.join(root, 'content'))
    .filter((name) => /(?<!\.test|\.fixture)\.ts$/.test(name))
    .map((name) => ({ file: `content/${name}`, words: readFileSync(path.join(root, 'content', name), 'utf8') }));
  return (route, at) => {
    if (typeof at === 'object' && 'file' in at) return at;
    const { field, text = '' } = typeof at === 'string' ? { field: at } : at;
    const { code, prefix } = siteLanguages.findLast((one) => `${route}/`.startsWith(`${one.prefix}/`))!;
    const id = Object.keys(routes).find((one) => routes[one] === (route.slice(prefix.length) || '/'));
    const page = files.find(({ file }) => file === `content/${code}/pages/${id}.ts`);
    const holder = page?.words.includes(text) ? page : files.find(({ words }) => words.includes(text));
    return { file: (text ? holder : page)?.file ?? path.posix.join('app/(en)', route, 'page.tsx'), field };
  };
}
