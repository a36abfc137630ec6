import { property, type PageRecord } from '../read/page-record';
import { addressWithin, type SiteRecord } from '../read/read-site';
import { onEachPage, type Finding, type Place, type Rule } from './finding';

const METADATA = 'lib/metadata.ts';
const SITEMAP: Place = { file: 'app/sitemap.ts', field: 'the list of pages' };
const ROBOTS: Place = { file: 'app/robots.ts', field: 'rules' };

/** Whether a page asks not to be listed. */
export const isUnlisted = (page: PageRecord) => page.robots.some((robots) => /\b(noindex|none)\b/.test(robots));

/** The page that a page wants to be listed instead of itself; itself where it names none. */
export function canonicalRoute(page: PageRecord, site: SiteRecord): string | undefined {
  const [canonical] = page.canonicals;
  return canonical === undefined ? page.route : addressWithin(canonical, page.route, site.origin)?.path;
}

/** Every page names one address under which it is listed, and there is a page there. */
export const canonicals = onEachPage((page, say, site) => {
  const [canonical, ...others] = page.canonicals;
  if (!canonical) return say('error', 'missing', 'seo.canonical', 'It has no canonical address.');
  if (others.length > 0)
    say(
      'error',
      'canonical',
      'seo.canonical',
      `It has ${others.length + 1} canonical addresses: search engines then follow none.`,
    );
  if (!/^https?:\/\//i.test(canonical))
    return say(
      'error',
      'canonical',
      { file: METADATA, field: 'canonical' },
      `Its canonical address is not whole: ${canonical}`,
    );
  const route = canonicalRoute(page, site);
  if (route === undefined)
    return say(
      'error',
      'canonical',
      { file: METADATA, field: 'canonical' },
      `Its canonical address leads to another site: ${canonical}`,
    );
  const target = site.pages.find((other) => other.route === route);
  if (!target)
    return say(
      'error',
      'canonical',
      'seo.canonical',
      `Its canonical address leads nowhere: there is no page at ${route}.`,
    );
  if (route === page.route) return;
  if (isUnlisted(target))
    say('error', 'canonical', 'seo.canonical', `Its canonical address is ${route}, which asks not to be listed.`);
  if (canonicalRoute(target, site) !== route)
    say('error', 'canonical', 'seo.canonical', `Its canonical address is ${route}, which names another in turn.`);
});

/** The sitemap lists what may be listed, and all of it. */
export const sitemapEntries: Rule = (site, places) => {
  const say = (level: Finding['level'], route: string, what: string, where = SITEMAP): Finding => ({
    level,
    topic: 'sitemap',
    route,
    what,
    where,
  });
  if (!site.sitemap) return [say('error', 'site', 'There is no sitemap.xml.')];
  const listed = new Map<string, number>();
  const findings = site.sitemap.flatMap(({ location, lastModified }) => {
    const route = /^https?:/i.test(location) ? addressWithin(location, '/', site.origin)?.path : undefined;
    const page = site.pages.find((other) => other.route === route);
    if (route === undefined || !page)
      return [say('error', route ?? 'site', `The sitemap lists ${location}, and there is no such page.`)];
    listed.set(route, (listed.get(route) ?? 0) + 1);
    const canonical = canonicalRoute(page, site);
    const [address = ''] = page.canonicals;
    // A canonical address that is wrong by itself is told where it stands.
    const disagrees = canonical !== route && site.pages.some((other) => other.route === canonical);
    const written = canonical === route && /^https?:/i.test(address) && location !== address;
    return [
      ...(isUnlisted(page)
        ? [
            say('error', route, 'The sitemap lists it, but the page asks not to be listed (noindex).', {
              file: METADATA,
              field: 'robots',
            }),
          ]
        : []),
      ...(disagrees
        ? [
            say(
              'error',
              route,
              `The sitemap lists it, but its canonical address is another: ${address}`,
              places.of(route, 'seo.canonical'),
            ),
          ]
        : []),
      ...(written
        ? [say('error', route, `The sitemap writes its address as ${location}, the page as ${address}.`)]
        : []),
      ...(lastModified !== undefined && Number.isNaN(Date.parse(lastModified))
        ? [say('error', route, `The sitemap gives no date of its last change: ${lastModified}`)]
        : []),
      ...(listed.get(route) === 2 ? [say('error', route, 'The sitemap lists it more than once.')] : []),
    ];
  });
  const missing = site.pages.filter(
    (page) => !listed.has(page.route) && !isUnlisted(page) && canonicalRoute(page, site) === page.route,
  );
  return [
    ...findings,
    ...missing.map(({ route }) => say('error', route, 'It may be listed, but the sitemap does not name it.')),
  ];
};

/** `robots.txt` names the sitemap, and forbids nothing that the sitemap lists. */
export const robotsRules: Rule = (site) => {
  if (!site.robots)
    return [{ level: 'warning', topic: 'robots', route: 'site', what: 'There is no robots.txt.', where: ROBOTS }];
  const { disallowed, sitemaps } = site.robots;
  const forbidden = site.pages.filter(({ route }) => disallowed.some((beginning) => route.startsWith(beginning)));
  const findings = forbidden.map(({ route }): Finding => ({
    level: 'error',
    topic: 'robots',
    route,
    what: 'robots.txt forbids search engines to read it.',
    where: ROBOTS,
  }));
  if (sitemaps.length === 0)
    findings.push({
      level: 'warning',
      topic: 'robots',
      route: 'site',
      what: 'robots.txt does not say where the sitemap is.',
      where: ROBOTS,
    });
  return findings;
};

/** Things that are meant, most often, and good to know. */
export const listingNotes = onEachPage((page, say, site) => {
  const route = canonicalRoute(page, site);
  if (isUnlisted(page)) say('note', 'robots', 'robots', 'It asks not to be listed (noindex).');
  else if (route !== undefined && route !== page.route)
    say('note', 'canonical', 'seo.canonical', `It is not listed itself: its canonical address is ${route}.`);
  const shared = property(page, 'og:url');
  // A page that is listed as another may still be shared as itself.
  const own = shared && addressWithin(shared, '/', site.origin)?.path === page.route;
  if (shared && page.canonicals[0] && shared !== page.canonicals[0] && !(own && route !== page.route))
    say(
      'warning',
      'canonical',
      { file: METADATA, field: 'og:url' },
      `Shared links lead to ${shared}, but its canonical address is ${page.canonicals[0]}.`,
    );
});
