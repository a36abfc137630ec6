import type { Before } from '../history/history';
import type { SiteRecord } from '../read/read-site';
import { forgottenDates } from './date-rules';
import { LEVELS, type Finding, type Places, type Rule } from './finding';
import { duplicateTexts, missingTexts, oddTexts, textLengths } from './head-rules';
import { brokenLinks, headingOrder, orphans } from './link-rules';
import { manifests, missingFiles, unencryptedFiles } from './file-rules';
import { canonicals, listingNotes, robotsRules, sitemapEntries } from './listing-rules';
import { headSize, sharePicture, shareTexts } from './share-rules';
import { breadcrumbs, structuredVerdicts, validJsonLd } from './structured-rules';

const RULES: readonly Rule[] = [
  missingTexts,
  duplicateTexts,
  textLengths,
  oddTexts,
  canonicals,
  sitemapEntries,
  robotsRules,
  listingNotes,
  sharePicture,
  shareTexts,
  headSize,
  brokenLinks,
  missingFiles,
  unencryptedFiles,
  manifests,
  orphans,
  headingOrder,
  validJsonLd,
  structuredVerdicts,
  breadcrumbs,
];

/**
 * Everything that is wrong with a site or worth knowing of it, the worst first, then page by page.
 *
 * @param before an earlier build, where one is known
 */
export function findAll(site: SiteRecord, places: Places, before?: Before): Finding[] {
  const order = ['site', ...site.pages.map(({ route }) => route)];
  const rank = ({ level, route }: Finding) => LEVELS.indexOf(level) * 1000 + order.indexOf(route);
  const found = [...RULES.flatMap((rule) => rule(site, places)), ...forgottenDates(site, places, before)];
  return told(found, site).sort((a, b) => rank(a) - rank(b));
}

/** What is wrong on every page by one fault in one shared file is told once. */
function told(findings: Finding[], { pages }: SiteRecord): Finding[] {
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
