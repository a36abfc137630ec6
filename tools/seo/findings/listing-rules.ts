import type { PageRecord } from '../read/read-page';
import { addressWithin, type SiteRecord } from '../read/read-site';
import { error, note } from './finding';

/** Whether a page asks not to be listed. */
export const isUnlisted = ({ robots }: PageRecord) => /\b(noindex|none)\b/i.test(robots);

/** The page that a page wants to be listed instead of itself; undefined where it names none of this site. */
export const canonicalRoute = ({ canonical, route }: PageRecord, { origin, pages }: SiteRecord): string | undefined => {
  const named = canonical && addressWithin(canonical, route, origin)?.path;
  return pages.find((page) => page.route === named)?.route;
};

/** Under which address each page is listed: canonical addresses, sitemap and robots.txt. */
export const listingRules = [
  error('canonical', 'seo.canonical', (page, site) => {
    if (!page.canonical) return 'It has no canonical address.';
    const route = canonicalRoute(page, site);
    const target = site.pages.find((other) => other.route === route);
    if (!target) return `Its canonical address leads to no page of the site: ${page.canonical}`;
    return (
      target !== page && [
        isUnlisted(target) && `Its canonical address is ${route}, which asks not to be listed.`,
        canonicalRoute(target, site) !== route && `Its canonical address is ${route}, which names another in turn.`,
      ]
    );
  }),
  error('sitemap', { file: 'app/sitemap.ts', field: 'the list of pages' }, (page, site) => {
    const isListed = site.sitemap.has(page.route);
    const other = canonicalRoute(page, site) !== page.route;
    if (!isListed) return !isUnlisted(page) && !other && 'It may be listed, but the sitemap does not name it.';
    return [
      isUnlisted(page) && 'The sitemap lists it, but the page asks not to be listed (noindex).',
      other && `The sitemap lists it, but its canonical address is another: ${page.canonical ?? 'none'}`,
    ];
  }),
  error(
    'robots',
    { file: 'app/robots.ts', field: 'rules' },
    ({ route }, { forbidden }) =>
      forbidden.some((beginning) => route.startsWith(beginning)) && 'robots.txt forbids search engines to read it.',
  ),
  // Meant, most often, and good to know.
  note('robots', 'robots', (page) => isUnlisted(page) && 'It asks not to be listed (noindex).'),
  note('canonical', 'seo.canonical', (page, site) => {
    const route = canonicalRoute(page, site);
    const other = !isUnlisted(page) && route !== undefined && route !== page.route;
    return other && `It is not listed itself: its canonical address is ${route}.`;
  }),
];
