import type { Before } from '../history/history';
import type { SiteRecord } from '../read/read-site';
import { dateRules } from './date-rules';
import { fileRules } from './file-rules';
import { applyRules, LEVELS, type Finding, type Places } from './finding';
import { headRules } from './head-rules';
import { linkRules } from './link-rules';
import { listingRules } from './listing-rules';
import { shareRules } from './share-rules';
import { structuredRules } from './structured-rules';

const RULES = [
  ...headRules,
  ...listingRules,
  ...shareRules,
  ...linkRules,
  ...fileRules,
  ...structuredRules,
  ...dateRules,
];

/**
 * Everything that is wrong with a site or worth knowing of it, the worst first, then page by page.
 *
 * @param before an earlier build, where one is known
 */
export function findAll(site: SiteRecord, places: Places, before?: Before): Finding[] {
  const order = ['site', ...site.pages.map(({ route }) => route)];
  const rank = ({ level, route }: Finding) => LEVELS.indexOf(level) * 1000 + order.indexOf(route);
  return onceForAll(applyRules(RULES, site, places, before), site).sort((a, b) => rank(a) - rank(b));
}

/** A fault of a shared file appears on every page; it becomes one finding of the whole site. */
function onceForAll(findings: Finding[], { pages }: SiteRecord): Finding[] {
  if (pages.length < 3) return findings;
  const sameAs = (one: Finding) => (other: Finding) =>
    [one.what === other.what, one.where.file === other.where.file, one.level === other.level].every(Boolean);
  return findings.flatMap((finding) => {
    const same = findings.filter(sameAs(finding));
    if (new Set(same.map(({ route }) => route)).size < pages.length) return [finding];
    return finding === same[0]
      ? [{ ...finding, route: 'site', what: `On all ${pages.length} pages: ${finding.what}` }]
      : [];
  });
}
