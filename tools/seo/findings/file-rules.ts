import { addressWithin } from '../read/read-site';
import { error, ofSite, warning, type Field, type Rule } from './finding';

/** A picture that is made in several sizes from one that content names, for example `/generated/roof-0a1b2c3d-640.avif`. */
const MADE = /^\/generated\/(.+)-[0-9a-f]{8}-\d+\.\w+$/;
const SHARED = ['og:image', 'og:image:url', 'twitter:image'];

function placeOf(named: string, address: string, made?: string): Field {
  if (SHARED.includes(named)) return { file: 'lib/metadata.ts', field: named };
  if (named.endsWith('structured data')) return { file: 'lib/structured-data.ts', field: named.split(' ')[0]! };
  if (named === 'link manifest') return { file: 'app/manifest.ts', field: 'the file' };
  if (named.startsWith('link ')) return { file: 'app/(en)/layout.tsx', field: 'icons' };
  return made ? { field: 'picture', text: `'${made}'` } : { field: named.split(' ')[1]!, text: address };
}

/** The pictures, films and icons that a page names are there, and are sent encrypted. */
export const fileRules: readonly Rule[] = [
  error('files', 'src', (page, site) => {
    const missing = page.resources.flatMap(({ address, named }) => {
      const target = addressWithin(address, page.route, site.origin)?.path;
      if (!target || site.files.has(target) || site.pages.some(({ route }) => route === target)) return [];
      return [{ address, named, target, made: MADE.exec(target)?.[1] }];
    });
    // Of a picture that is there in no size, one is enough.
    const names = missing.map(({ made, target }) => made ?? target);
    return missing
      .filter((_, at) => names.indexOf(names[at]!) === at)
      .map(({ address, named, made }) => ({
        what: `A file that it needs is not there: ${address} (${named}).${made ? ' npm run make -- images makes it.' : ''}`,
        at: placeOf(named, address, made),
      }));
  }),
  // Browsers refuse an unencrypted file on an encrypted page, and so do services that show its card.
  warning('files', 'src', ({ properties, resources }) => {
    const shared = properties
      .filter(({ name }) => SHARED.includes(name))
      .map(({ name, content }) => ({ address: content, named: name }));
    return [...shared, ...resources]
      .filter(({ address }) => /^http:/i.test(address))
      .map(({ address, named }) => ({
        what: `The address of a file begins with http: and not with https:, so that browsers and services may refuse it: ${address} (${named}).`,
        at: placeOf(named, address),
      }));
  }),
  ofSite('error', 'files', { file: 'lib/metadata.ts', field: 'webManifest' }, ({ manifests, files, origin }) =>
    [...manifests].map(([address, icons]) => {
      if (!icons) return `The manifest ${address} is no JSON.`;
      return icons.map((icon) => {
        const target = addressWithin(icon, address, origin);
        return target && !files.has(target.path) && `An icon of the manifest is not there: ${icon}`;
      });
    }),
  ),
];
