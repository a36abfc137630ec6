import type { PageRecord } from '../read/read-page';
import { addressWithin, type SiteRecord } from '../read/read-site';
import type { Field, Found } from './finding';

/** Whether no other page of the site links to a page, so that only the sitemap leads to it. */
export const isOrphan = ({ route }: PageRecord, { pages, origin }: SiteRecord): boolean =>
  pages.every(
    (other) =>
      other.route === route || other.links.every((href) => addressWithin(href, other.route, origin)?.path !== route),
  );

/**
 * Counts how many links lie between the first page in a language and every other page in it, by the shortest way. The
 * first page is the one with the shortest address.
 * @returns the number by route; a page without one cannot be reached
 */
export function pressesTo({ pages: all, origin }: SiteRecord, lang: string): Map<string, number> {
  const pages = all.filter((page) => page.lang === lang);
  const [first = '/'] = pages.map(({ route }) => route).sort((a, b) => a.length - b.length);
  const presses = new Map([[first, 0]]);
  for (const [route, count] of presses) {
    const { links = [] } = pages.find((page) => page.route === route) ?? {};
    for (const href of links) {
      const next = addressWithin(href, route, origin)?.path;
      if (next && !presses.has(next) && pages.some((page) => page.route === next)) presses.set(next, count + 1);
    }
  }
  return presses;
}

/** Lists the pages of each language by how many presses they are away from its first page, one line a number. */
export function describePresses(site: SiteRecord): string {
  const lines = [...new Set(site.pages.map(({ lang }) => lang))].flatMap((lang) => {
    const presses = [...pressesTo(site, lang)];
    const counts = [...new Set(presses.map(([, count]) => count))];
    const routesAt = (count: number) => presses.filter((entry) => entry[1] === count).map(([route]) => route);
    return counts.map((count) => `Presses from ${presses[0]![0]}: ${count}: ${routesAt(count).join(' ')}`);
  });
  return lines.join('\n');
}

/** Matches a file made from a picture in content, for example `/generated/roof-0a1b2c3d-640.avif`. */
const MADE = /^\/generated\/(.+)-[0-9a-f]{8}-\d+\.\w+$/;

/** Finds the pictures, films and icons that a page names but that do not exist. */
export function missingFiles({ route, resources }: PageRecord, { pages, files, origin }: SiteRecord): Found {
  const missing = resources.flatMap(({ address, named }) => {
    const target = addressWithin(address, route, origin)?.path;
    if (!target || files.has(target) || pages.some((page) => page.route === target)) return [];
    return [{ address, named, made: MADE.exec(target)?.[1] }];
  });
  // Reports a picture that is missing in all its sizes only once.
  const names = missing.map(({ made, address }) => made ?? address);
  return missing
    .filter((_, at) => names.indexOf(names[at]!) === at)
    .map(({ address, named, made }) => ({
      what: `A file that it needs is not there: ${address} (${named}).${made ? ' npm run make -- images makes it.' : ''}`,
      at: made ? { field: 'picture', text: `'${made}'` } : placeOfFile(named, address),
    }));
}

function placeOfFile(named: string, address: string): Field {
  if (named.endsWith('structured data')) return { file: 'lib/structured-data.ts', field: named };
  if (named.startsWith('link')) return { file: 'lib/metadata.ts', field: 'icons' };
  return { field: named, text: address };
}
