import { addressWithin, type SiteRecord } from '../read/read-site';
import { error, quoted, warning, type Rule } from './finding';
import { canonicalRoute, isUnlisted } from './listing-rules';

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

/** Links within the site, and the headings of each page. */
export const linkRules: readonly Rule[] = [
  error('links', 'href', ({ route, links }, site) =>
    links
      .filter(({ href }, at) => links.findIndex((other) => other.href === href) === at)
      .map(({ href, text }) => {
        const target = addressWithin(href, route, site.origin);
        const page = site.pages.find((other) => other.route === target?.path);
        if (!target || (!page && site.files.has(target.path))) return false;
        const at = { field: 'href', text: href };
        if (!page) return { what: `The link ${quoted(text)} leads nowhere: ${href}`, at };
        const known = !target.fragment || target.fragment === 'top' || page.ids.includes(target.fragment);
        return (
          !known && { what: `The link ${quoted(text)} leads to a place that ${page.route} does not have: ${href}`, at }
        );
      }),
  ),
  warning('links', 'text', ({ links }) => {
    const silent = links.filter(({ text }) => !text.trim());
    const [first] = silent;
    return (
      first && {
        what: `${silent.length} of its links say nothing: ${first.href}`,
        at: { field: 'text', text: first.href },
      }
    );
  }),
  // Only the sitemap leads to such a page.
  warning(
    'orphan',
    { route: '/', field: 'a link to it' },
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
      return [
        level > before + 1 && {
          what: `After ${before ? `h${before}` : 'nothing'} comes h${level}: ${quoted(text)}.`,
          at: { field: 'heading', text },
        },
        !text && `One of its headings, an h${level}, says nothing.`,
      ];
    }),
  ),
];
