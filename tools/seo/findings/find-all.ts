import type { Before } from '../history/history';
import type { SiteRecord } from '../read/read-site';
import { dateRules } from './date-rules';
import { LEVELS, type Field, type Finding, type Found, type Place, type Places } from './finding';
import { linkRules } from './link-rules';
import { listingRules } from './listing-rules';
import { shareRules } from './share-rules';
import { structuredRules } from './structured-rules';
import { wordRules } from './word-rules';

const RULES = [...wordRules, ...listingRules, ...shareRules, ...linkRules, ...structuredRules, ...dateRules];

/**
 * Everything that is wrong with a site or worth knowing of it, the worst first, then page by page.
 *
 * @param before an earlier build, where one is known
 */
export function findAll(site: SiteRecord, places: Places, before?: Before): Finding[] {
  const found = RULES.flatMap(({ level, topic, at, look }) =>
    site.pages.flatMap((page) =>
      sentences(look(page, site, before)).map((said): Finding => {
        const { what, at: field } = typeof said === 'string' ? { what: said, at } : said;
        return { level, topic, route: page.route, what, where: placeOf(field, page.route, places) };
      }),
    ),
  );
  const order = ['site', ...site.pages.map(({ route }) => route)];
  const rank = ({ level, route }: Finding) => LEVELS.indexOf(level) * 1000 + order.indexOf(route);
  return onceForAll(found, site).sort((a, b) => rank(a) - rank(b));
}

function sentences(found: Found): (string | { what: string; at: Field })[] {
  if (found === false || found === undefined) return [];
  return typeof found === 'string' || 'what' in found ? [found] : found.flatMap(sentences);
}

function placeOf(field: Field, route: string, places: Places): Place {
  if (typeof field === 'string') return places.of(route, field);
  return 'file' in field ? field : places.of(route, field.field, field.text);
}

/** A fault of a shared file appears on every page; it becomes one finding of the whole site. */
function onceForAll(findings: Finding[], { pages }: SiteRecord): Finding[] {
  if (pages.length < 3) return findings;
  return findings.flatMap((finding) => {
    const { what, where, level } = finding;
    const same = findings.filter(
      (other) => other.what === what && other.where.file === where.file && other.level === level,
    );
    if (new Set(same.map(({ route }) => route)).size < pages.length) return [finding];
    return finding === same[0] ? [{ ...finding, route: 'site', what: `On all ${pages.length} pages: ${what}` }] : [];
  });
}
