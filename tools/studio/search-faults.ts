import { siteContent } from '../check-content/site-content';
import { cutOn, PARTS, type Part } from './measure';
import type { PageRecord } from './read-page';

type SearchFault = Record<'route' | 'what' | 'file' | 'field', string>;
type ContentPages = { pages: Record<string, { address: string; file: string }> };

export function searchFaults(pages: PageRecord[], languages?: readonly ContentPages[]): SearchFault[] {
  const found = pages.flatMap((page) =>
    PARTS.flatMap((part) => faultsOf(page, part).map((what) => ({ route: page.route, what, field: `seo.${part}` }))),
  );
  if (found.length === 0) return [];
  const files = (languages ?? siteContent().languages).flatMap(({ pages }) => Object.values(pages));
  const contentFile = (route: string) => files.find(({ address }) => address === route)?.file;
  return found.map((fault) => ({ ...fault, file: contentFile(fault.route) ?? `app/(en)${fault.route}/page.tsx` }));
}

function faultsOf(page: PageRecord, part: Part): string[] {
  const { [part]: text, lang } = page;
  const { used, limit, missing } = cutOn('desktop', part, text);
  return [
    missing !== '' &&
      `The ${part} is too long for Google on a desktop: ${used} of ${limit} px, without room for “${missing}”.`,
    /\p{Script=Devanagari}/u.test(text) &&
      lang.startsWith('en') &&
      `The ${part} has Hindi words, but the page says that its language is ${lang}.`,
  ].filter((what) => what !== false);
}

/** Drops control characters, because the words of a page could contain commands to a terminal. */
export const describeFault = ({ route, what, file, field }: SearchFault): string =>
  `${route}: ${what} → ${file}: ${field}`.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
