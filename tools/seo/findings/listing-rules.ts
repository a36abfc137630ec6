import { property, type PageRecord } from '../read/page-record';
import { addressWithin, type SiteRecord } from '../read/read-site';
import { error, note, ofSite, warning, type Place, type Rule } from './finding';

const inMetadata = (field: string): Place => ({ file: 'lib/metadata.ts', field });
const SITEMAP: Place = { file: 'app/sitemap.ts', field: 'the list of pages' };
const ROBOTS: Place = { file: 'app/robots.ts', field: 'rules' };
const isWhole = (address: string) => /^https?:\/\//i.test(address);

/** Whether a page asks not to be listed. */
export const isUnlisted = (page: PageRecord) => page.robots.some((robots) => /\b(noindex|none)\b/.test(robots));

/** The page that a page wants to be listed instead of itself; itself where it names none. */
export function canonicalRoute(page: PageRecord, site: SiteRecord): string | undefined {
  const [canonical] = page.canonicals;
  return canonical === undefined ? page.route : addressWithin(canonical, page.route, site.origin)?.path;
}

/** What is wrong with the address under which a page wants to be listed. */
function canonicalProblem(page: PageRecord, site: SiteRecord) {
  const [canonical] = page.canonicals;
  if (!canonical) return false;
  const at = inMetadata('canonical');
  if (!isWhole(canonical)) return { what: `Its canonical address is not whole: ${canonical}`, at };
  const route = canonicalRoute(page, site);
  if (route === undefined) return { what: `Its canonical address leads to another site: ${canonical}`, at };
  const target = site.pages.find((other) => other.route === route);
  if (!target) return `Its canonical address leads nowhere: there is no page at ${route}.`;
  return (
    target !== page && [
      isUnlisted(target) && `Its canonical address is ${route}, which asks not to be listed.`,
      canonicalRoute(target, site) !== route && `Its canonical address is ${route}, which names another in turn.`,
    ]
  );
}

/** The route that an entry of the sitemap names. */
const routeOf = (location: string, { origin }: SiteRecord) =>
  isWhole(location) ? addressWithin(location, '/', origin)?.path : undefined;

const entriesOf = ({ route }: PageRecord, site: SiteRecord) =>
  (site.sitemap ?? []).filter(({ location }) => routeOf(location, site) === route);

/** Under which address each page is listed: canonical addresses, sitemap and robots.txt. */
export const listingRules: readonly Rule[] = [
  error('missing', 'seo.canonical', ({ canonicals }) => !canonicals[0] && 'It has no canonical address.'),
  error(
    'canonical',
    'seo.canonical',
    ({ canonicals }) =>
      canonicals[0] !== '' &&
      canonicals.length > 1 &&
      `It has ${canonicals.length} canonical addresses: search engines then follow none.`,
  ),
  error('canonical', 'seo.canonical', canonicalProblem),

  ofSite('error', 'sitemap', SITEMAP, (site) => !site.sitemap && 'There is no sitemap.xml.'),
  ofSite('error', 'sitemap', SITEMAP, (site) =>
    site.sitemap?.map(({ location }) => {
      const route = routeOf(location, site);
      const known = site.pages.some((page) => page.route === route);
      return !known && { what: `The sitemap lists ${location}, and there is no such page.`, route };
    }),
  ),
  error('sitemap', SITEMAP, (page, site) => {
    const canonical = canonicalRoute(page, site);
    const [address = ''] = page.canonicals;
    const entries = entriesOf(page, site);
    if (site.sitemap && entries.length === 0)
      return !isUnlisted(page) && canonical === page.route && 'It may be listed, but the sitemap does not name it.';
    // A canonical address that is wrong by itself is told where it stands.
    const disagrees = canonical !== page.route && site.pages.some((other) => other.route === canonical);
    return [
      ...entries.map(({ location, lastModified }) => [
        isUnlisted(page) && {
          what: 'The sitemap lists it, but the page asks not to be listed (noindex).',
          at: inMetadata('robots'),
        },
        disagrees && {
          what: `The sitemap lists it, but its canonical address is another: ${address}`,
          at: 'seo.canonical',
        },
        canonical === page.route &&
          isWhole(address) &&
          location !== address &&
          `The sitemap writes its address as ${location}, the page as ${address}.`,
        lastModified !== undefined &&
          Number.isNaN(Date.parse(lastModified)) &&
          `The sitemap gives no date of its last change: ${lastModified}`,
      ]),
      entries.length > 1 && 'The sitemap lists it more than once.',
    ];
  }),

  ofSite('warning', 'robots', ROBOTS, (site) => !site.robots && 'There is no robots.txt.'),
  error(
    'robots',
    ROBOTS,
    ({ route }, { robots }) =>
      robots?.disallowed.some((beginning) => route.startsWith(beginning)) &&
      'robots.txt forbids search engines to read it.',
  ),
  ofSite(
    'warning',
    'robots',
    ROBOTS,
    ({ robots }) => robots?.sitemaps.length === 0 && 'robots.txt does not say where the sitemap is.',
  ),

  // Meant, most often, and good to know.
  note('robots', 'robots', (page) => isUnlisted(page) && 'It asks not to be listed (noindex).'),
  note('canonical', 'seo.canonical', (page, site) => {
    const route = canonicalRoute(page, site);
    const other = !isUnlisted(page) && route !== undefined && route !== page.route;
    return other && `It is not listed itself: its canonical address is ${route}.`;
  }),
  warning('canonical', inMetadata('og:url'), (page, site) => {
    const shared = property(page, 'og:url');
    const [canonical] = page.canonicals;
    if (!shared || !canonical || shared === canonical) return false;
    // A page that is listed as another may still be shared as itself.
    const asItself = addressWithin(shared, '/', site.origin)?.path === page.route;
    if (asItself && canonicalRoute(page, site) !== page.route) return false;
    return `Shared links lead to ${shared}, but its canonical address is ${canonical}.`;
  }),
];
