import { addressWithin, type SiteRecord } from '../read/read-site';
import { error, quoted, warning, type Field } from './finding';
import { canonicalRoute, isUnlisted } from './listing-rules';

/** The routes that a page links to, without itself. */
export function linksOut(site: SiteRecord, route: string): string[] {
  const links = site.pages.find((page) => page.route === route)?.links ?? [];
  const targets = links.map(({ href }) => addressWithin(href, route, site.origin)?.path);
  return site.pages.map((page) => page.route).filter((other) => other !== route && targets.includes(other));
}

/** The routes that link to a page, without itself. */
export const linksIn = (site: SiteRecord, route: string): string[] =>
  site.pages.map((page) => page.route).filter((other) => linksOut(site, other).includes(route));

/** A picture that is made in several sizes from one that content names, for example `/generated/roof-0a1b2c3d-640.avif`. */
const MADE = /^\/generated\/(.+)-[0-9a-f]{8}-\d+\.\w+$/;

function placeOf(named: string, address: string): Field {
  const [tag, attribute = ''] = named.split(' ');
  if (named === 'og:image') return { file: 'lib/metadata.ts', field: named };
  if (named.endsWith('structured data')) return { file: 'lib/structured-data.ts', field: tag! };
  if (tag === 'link') return { file: 'app/(en)/layout.tsx', field: 'icons' };
  const made = MADE.exec(address)?.[1];
  return made ? { field: 'picture', text: `'${made}'` } : { field: attribute, text: address };
}

/** Links within the site, the files that each page names, and its headings. */
export const linkRules = [
  error('links', 'href', ({ route, links }, site) =>
    links
      .filter(({ href }, at) => links.findIndex((other) => other.href === href) === at)
      .map(({ href, text }) => {
        const target = addressWithin(href, route, site.origin);
        const page = site.pages.find((other) => other.route === target?.path);
        if (!target || (!page && site.files.has(target.path))) return false;
        const at = { field: 'href', text: href };
        if (!page) return { what: `The link ${quoted(text)} leads nowhere: ${href}`, at };
        const known = ['', 'top', ...page.ids].includes(target.fragment);
        const what = `The link ${quoted(text)} leads to a place that ${page.route} does not have: ${href}`;
        return !known && { what, at };
      }),
  ),
  error('files', 'src', ({ route, resources }, site) => {
    const missing = resources.flatMap(({ address, named }) => {
      const target = addressWithin(address, route, site.origin)?.path;
      const there = !target || site.files.has(target) || site.pages.some((page) => page.route === target);
      return there ? [] : [{ address, named, made: MADE.exec(target)?.[1] }];
    });
    // Of a picture that is there in no size, one is enough.
    const names = missing.map(({ made, address }) => made ?? address);
    return missing
      .filter((_, at) => names.indexOf(names[at]!) === at)
      .map(({ address, named, made }) => ({
        what: `A file that it needs is not there: ${address} (${named}).${made ? ' npm run make -- images makes it.' : ''}`,
        at: placeOf(named, address),
      }));
  }),
  // Browsers refuse an unencrypted file on an encrypted page, and so do services that show its card.
  warning('files', 'src', ({ shared, resources }) =>
    [{ address: shared.picture ?? '', named: 'og:image' }, ...resources]
      .filter(({ address }) => /^http:/i.test(address))
      .map(({ address, named }) => ({
        what: `The address of a file begins with http: and not with https:, so that browsers and services may refuse it: ${address} (${named}).`,
        at: placeOf(named, address),
      })),
  ),
  // Only the sitemap leads to such a page.
  warning(
    'orphan',
    'a link to it',
    (page, site) =>
      page.route !== '/' &&
      !isUnlisted(page) &&
      canonicalRoute(page, site) === page.route &&
      linksIn(site, page.route).length === 0 &&
      'It is an orphan: no other page links to it.',
  ),
  error('headings', 'heading', ({ headings }) => {
    const first = headings.filter(({ level }) => level === 1);
    if (first.length === 0) return 'It has no h1.';
    return first.length > 1 && `It has ${first.length} h1: ${first.map(({ text }) => quoted(text)).join(', ')}.`;
  }),
  warning('headings', 'heading', ({ headings }) =>
    headings.map(({ level, text }, at) => {
      const before = headings[at - 1]?.level ?? 0;
      const what = `After ${before ? `h${before}` : 'nothing'} comes h${level}: ${quoted(text)}.`;
      return level > before + 1 && { what, at: { field: 'heading', text } };
    }),
  ),
];
