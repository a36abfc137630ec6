import path from 'node:path';
import { filesIn } from '../system/files';

/**
 * Returns a function that tells whether app/ has the page of a route: `(en)/careers/page.tsx` is for `(en)/careers`,
 * and `[lang]/rooftop-solar/[town]/page.tsx` for `[lang]/rooftop-solar/varanasi`.
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
