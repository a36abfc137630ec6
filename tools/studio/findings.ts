import { siteContent } from '../check-content/site-content';
import { cutOn, PARTS, type Part } from './measure';
import type { PageRecord } from './read-page';

/** Something to look at in the title or description of a page, with the file and the field to change. */
export interface Finding {
  route: string;
  what: string;
  file: string;
  field: string;
}

/** The content file and the address of each page in a language. */
type ContentPages = { pages: Record<string, { address: string; file: string }> };

/** Lists what the studio finds in the titles and descriptions of some pages. */
export function findAll(pages: PageRecord[], languages?: readonly ContentPages[]): Finding[] {
  const found = pages.flatMap((page) =>
    PARTS.flatMap((part) => faultsOf(page, part).map((what) => ({ route: page.route, what, field: `seo.${part}` }))),
  );
  if (found.length === 0) return [];
  const files = (languages ?? siteContent().languages).flatMap(({ pages }) => Object.values(pages));
  const fileOf = (route: string) => files.find(({ address }) => address === route)?.file;
  return found.map((finding) => ({ ...finding, file: fileOf(finding.route) ?? `app/(en)${finding.route}/page.tsx` }));
}

function faultsOf(page: PageRecord, part: Part): string[] {
  const { [part]: text, lang } = page;
  const { cut, used, limit, missing } = cutOn('desktop', part, text);
  return [
    cut && `The ${part} is too long for Google on a desktop: ${used} of ${limit} px, without room for “${missing}”.`,
    /\p{Script=Devanagari}/u.test(text) &&
      lang.startsWith('en') &&
      `The ${part} has Hindi words, but the page says that its language is ${lang}.`,
  ].filter((what) => what !== false);
}

/** Writes a finding as one line: its page, the fault, and the place to change. */
export function describeFinding({ route, what, file, field }: Finding): string {
  // Replaces control characters, because the words of a page could contain commands for the terminal.
  return `${route}: ${what} → ${file}: ${field}`.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
}
