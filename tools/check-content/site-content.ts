import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkContent, readContent } from '../../content/read';
import type { ContentFiles } from '../../lib/content/files';
import { filesIn } from '../system/files';

export function contentFiles(project = process.cwd()): ContentFiles {
  const folder = path.join(project, 'content');
  const names = filesIn(folder).filter((name) => /\.(yaml|md)$/.test(name));
  return Object.fromEntries(names.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
}

const options = () => ({ leadSource: process.env.NEXT_PUBLIC_LEAD_SOURCE === '1' });

/** @throws Error with a line for each problem */
export const siteContent = () => readContent(contentFiles(), options());

/** Returns problems instead of throwing them, and also reports addresses that app/ has no route for. */
export const checkSiteContent = (project?: string, files = contentFiles(project)) =>
  checkContent(files, { ...options(), hasRoute: hasRouteIn(project) });

/**
 * Tells whether app/ has a page for a route. After the first folder, a folder in brackets stands for any name:
 * `[lang]/learn/[slug]/page.tsx` is the page of `[lang]/learn/net-metering`.
 */
export function hasRouteIn(project = process.cwd()): (route: string) => boolean {
  const routes = filesIn(path.join(project, 'app'))
    .filter((file) => file.endsWith('/page.tsx'))
    .map((file) => path.posix.dirname(file).split('/'));
  return (route) => {
    const parts = route.split('/');
    const fits = (known: string, at: number) => known === parts[at] || (at > 0 && known.startsWith('['));
    return routes.some((known) => known.length === parts.length && known.every(fits));
  };
}
