import type { PageRecord } from '../read/read-page';
import { addressWithin, type SiteRecord } from '../read/read-site';
import type { Field, Found } from './finding';

/** Whether no other page of the site links to a page, so that only the sitemap leads to it. */
export const isOrphan = ({ route }: PageRecord, { pages, origin }: SiteRecord): boolean =>
  pages.every(
    (other) =>
      other.route === route || other.links.every((href) => addressWithin(href, other.route, origin)?.path !== route),
  );

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
