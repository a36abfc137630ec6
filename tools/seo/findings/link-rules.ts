import { addressWithin, type SiteRecord } from '../read/read-site';
import { canonicalRoute, isUnlisted } from './listing-rules';
import { onEachPage, quoted, type Finding, type Rule } from './finding';

/** The routes that a page links to, without itself. */
export function linksOut(site: SiteRecord, route: string): string[] {
  const page = site.pages.find((other) => other.route === route);
  const targets = (page?.links ?? []).flatMap(({ href }) => addressWithin(href, route, site.origin)?.path ?? []);
  return [...new Set(targets)]
    .filter((target) => target !== route && site.pages.some((other) => other.route === target))
    .sort();
}

/** The routes that link to a page, without itself. */
export function linksIn(site: SiteRecord, route: string): string[] {
  return site.pages
    .filter((page) => page.route !== route && linksOut(site, page.route).includes(route))
    .map((page) => page.route);
}

/** Links within the site end at a page or a file, and those to a place in a page at that place. */
export const brokenLinks = onEachPage((page, say, site) => {
  const told = new Set<string>();
  for (const { href, text } of page.links) {
    const target = addressWithin(href, page.route, site.origin);
    if (!target || told.has(href)) continue;
    told.add(href);
    const there = site.pages.find(({ route }) => route === target.path);
    if (!there && !site.files.has(target.path))
      say('error', 'links', { field: 'href', text: href }, `The link ${quoted(text)} leads nowhere: ${href}`);
    else if (there && target.fragment && target.fragment !== 'top' && !there.ids.includes(target.fragment)) {
      say(
        'error',
        'links',
        { field: 'href', text: href },
        `The link ${quoted(text)} leads to a place that ${there.route} does not have: ${href}`,
      );
    }
  }
  const silent = page.links.filter(({ text }) => !text.trim());
  if (silent.length > 0)
    say(
      'warning',
      'links',
      { field: 'text', text: silent[0]!.href },
      `${silent.length} of its links say nothing: ${silent[0]!.href}`,
    );
});

/** A page that no other links to is found by the sitemap alone. */
export const orphans: Rule = (site, places) =>
  site.pages
    .filter(
      (page) =>
        page.route !== '/' &&
        !isUnlisted(page) &&
        canonicalRoute(page, site) === page.route &&
        linksIn(site, page.route).length === 0,
    )
    .map(({ route }): Finding => ({
      level: 'warning',
      topic: 'orphan',
      route,
      what: 'It is an orphan: no other page links to it.',
      where: places.of('/', 'a link to it'),
    }));

/** One h1, and no level left out on the way down. */
export const headingOrder = onEachPage(({ headings }, say) => {
  const first = headings.filter(({ level }) => level === 1);
  if (first.length === 0) say('error', 'headings', 'heading', 'It has no h1.');
  if (first.length > 1)
    say(
      'error',
      'headings',
      'heading',
      `It has ${first.length} h1: ${first.map(({ text }) => quoted(text)).join(', ')}.`,
    );
  headings.forEach(({ level, text }, at) => {
    const before = headings[at - 1]?.level ?? 0;
    if (level > before + 1)
      say(
        'warning',
        'headings',
        { field: 'heading', text },
        `After ${before ? `h${before}` : 'nothing'} comes h${level}: ${quoted(text)}.`,
      );
    if (!text) say('warning', 'headings', 'heading', `One of its headings, an h${level}, says nothing.`);
  });
});
