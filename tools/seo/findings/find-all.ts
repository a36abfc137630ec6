import type { SiteRecord } from '../read/read-site';
import { LEVELS, type Finding } from './finding';
import type { PlaceOf } from './places';
import { RULES } from './rules';

/** Lists all findings of the studio about a site, the worst first, then page by page. */
export function findAll(site: SiteRecord, placeOf: PlaceOf): Finding[] {
  const { pages } = site;
  const found = RULES.flatMap(({ level, at, look }) =>
    pages.flatMap((page) =>
      [look(page, site)].flat().flatMap((said): Finding[] => {
        if (said === false) return [];
        const { what, at: field } = typeof said === 'string' ? { what: said, at } : said;
        return [{ level, route: page.route, what, where: placeOf(page.route, field) }];
      }),
    ),
  );
  const once = found.flatMap((finding) => onceForAll(finding, found, pages.length));
  const order = ['site', ...pages.map(({ route }) => route)];
  const rank = ({ level, route }: Finding) => LEVELS.indexOf(level) * 1000 + order.indexOf(route);
  return once.sort((a, b) => rank(a) - rank(b));
}

/** Turns a fault of a shared file, which appears on every page, into one finding of the whole site. */
function onceForAll(finding: Finding, found: Finding[], pages: number): Finding[] {
  const { what, where } = finding;
  const same = found.filter((other) => other.what === what && other.where.file === where.file);
  if (new Set(same.map(({ route }) => route)).size < pages) return [finding];
  return finding === same[0] ? [{ ...finding, route: 'site', what: `On all ${pages} pages: ${what}` }] : [];
}
