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

/** Reads the content of the site from the disk. @throws Error with a line for each problem */
export const siteContent = (project?: string) => readContent(contentFiles(project), options());

/** Checks the content of the site, with the routes of app/, and returns the problems instead of throwing them. */
export const checkSiteContent = (project?: string, files = contentFiles(project)) =>
  checkContent(files, { ...options(), hasRoute: hasRouteIn(project) });

/**
 * Returns a function that tells whether app/ has a page.tsx for a route: `[lang]/learn/[slug]/page.tsx` is one for
 * `[lang]/learn/net-metering`.
 */
export function hasRouteIn(project = process.cwd()): (route: string) => boolean {
  const routes = filesIn(path.join(project, 'app'))
    .filter((file) => file.endsWith('/page.tsx'))
    .map((file) => path.posix.dirname(file).split('/'));
  return (route) => {
    const parts = route.split('/');
    return routes.some(
      (known) =>
        known.length === parts.length &&
        known.every((part, at) => part === parts[at] || (at > 0 && part.startsWith('['))),
    );
  };
}
