import { routes } from '../../content/facts/routes';
import { htmlOf } from './built-site';

const parsed = new Map<string, Document>();

/** Parses a built page as a browser without scripts does. */
export function documentOf(route: string): Document {
  if (!parsed.has(route)) parsed.set(route, new DOMParser().parseFromString(htmlOf(route), 'text/html'));
  return parsed.get(route)!;
}

export const documents = routes.map((route) => ({ route, page: documentOf(route) }));
