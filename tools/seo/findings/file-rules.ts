import { addressWithin } from '../read/read-site';
import { onEachPage, type Finding, type Place, type Rule } from './finding';

const MANIFEST: Place = { file: 'lib/metadata.ts', field: 'webManifest' };
/** A picture that is made in several sizes from one that content names, for example `/generated/roof-0a1b2c3d-640.avif`. */
const MADE = /^\/generated\/(.+)-[0-9a-f]{8}-\d+\.\w+$/;

/** The pictures, films and icons that a page names are there. */
export const missingFiles = onEachPage((page, say, site) => {
  const told = new Set<string>();
  for (const { address, named } of page.resources) {
    const target = addressWithin(address, page.route, site.origin);
    if (!target || site.files.has(target.path) || site.pages.some(({ route }) => route === target.path)) continue;
    const made = MADE.exec(target.path)?.[1];
    // Of a picture that is there in no size, one is enough.
    if (told.has(made ?? target.path)) continue;
    told.add(made ?? target.path);
    const help = made ? ' npm run images makes it.' : '';
    say(
      'error',
      'files',
      placeOf(named, address, made),
      `A file that it needs is not there: ${address} (${named}).${help}`,
    );
  }
});

function placeOf(named: string, address: string, made?: string): Place | { field: string; text: string } {
  if (named.endsWith('structured data')) return { file: 'lib/structured-data.ts', field: named.split(' ')[0]! };
  if (named.startsWith('link '))
    return named === 'link manifest'
      ? { file: 'app/manifest.ts', field: 'the file' }
      : { file: 'app/(en)/layout.tsx', field: 'icons' };
  return made ? { field: 'picture', text: `'${made}'` } : { field: named.split(' ')[1]!, text: address };
}

const SHARED = ['og:image', 'og:image:url', 'twitter:image'];

/** Pictures and films are sent encrypted: a page that is refuses others, and so do services that show its card. */
export const unencryptedFiles = onEachPage((page, say) => {
  const shared = page.properties
    .filter(({ name }) => SHARED.includes(name))
    .map(({ name, content }) => ({ address: content, named: name }));
  for (const { address, named } of [...shared, ...page.resources]) {
    if (!/^http:/i.test(address)) continue;
    const where = SHARED.includes(named) ? { file: 'lib/metadata.ts', field: named } : placeOf(named, address);
    say(
      'warning',
      'files',
      where,
      `The address of a file begins with http: and not with https:, so that browsers and services may refuse it: ${address} (${named}).`,
    );
  }
});

/** The manifest can be read, and its icons are there. */
export const manifests: Rule = (site) => {
  const say = (what: string): Finding => ({ level: 'error', topic: 'files', route: 'site', what, where: MANIFEST });
  return [...site.manifests].flatMap(([address, icons]) => {
    if (!icons) return [say(`The manifest ${address} is no JSON.`)];
    return icons
      .filter((icon) => {
        const target = addressWithin(icon, address, site.origin);
        return target && !site.files.has(target.path);
      })
      .map((icon) => say(`An icon of the manifest is not there: ${icon}`));
  });
};
