import type { PageRecord } from '../read/read-page';
import { addressWithin, type SiteRecord } from '../read/read-site';
import type { Field, Found } from './finding';

/**
 * Lists the pages of each language by how many presses they are away from its first page, by the shortest way: one line
 * a number. The first page of a language is the one with the shortest address.
 */
export function describePresses({ pages, origin }: SiteRecord): string {
  const lines = [...new Set(pages.map(({ lang }) => lang))].flatMap((code) => {
    const inLanguage = pages.filter(({ lang }) => lang === code);
    const [first = '/'] = inLanguage.map(({ route }) => route).sort((a, b) => a.length - b.length);
    const presses = new Map([[first, 0]]);
    for (const [route, count] of presses) {
      const { links = [] } = inLanguage.find((page) => page.route === route) ?? {};
      for (const href of links) {
        const next = addressWithin(href, route, origin)?.path;
        if (next && !presses.has(next) && inLanguage.some((page) => page.route === next)) presses.set(next, count + 1);
      }
    }
    const routesAt = (count: number) => [...presses.keys()].filter((route) => presses.get(route) === count);
    return [...new Set(presses.values())].map(
      (count) => `Presses from ${first}: ${count}: ${routesAt(count).join(' ')}`,
    );
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
      at: made ? { field: 'picture', text: ` ${made}\n` } : placeOfFile(named, address),
    }));
}

function placeOfFile(named: string, address: string): Field {
  if (named.endsWith('structured data')) return { file: 'lib/structured-data.ts', field: named };
  if (named.startsWith('link')) return { file: 'lib/metadata.ts', field: 'icons' };
  return { field: named, text: address };
}
