import { siteContent } from '../../content/site-content';
import { cutOn, PARTS, type Part } from '../measure/previews';
import type { PageRecord } from '../read/read-page';
import type { SiteRecord } from '../read/read-site';
import { LEVELS, type Finding, type Level, type Place } from './finding';

/** Finds the file with a field of a page. */
export type PlaceOf = (route: string, field: string) => Place;

/** The content file and the address of each page in a language. */
type ContentPages = { pages: Record<string, { address: string; file: string }> };

/** Finds the content file of each page by the page's address; for a page without one, its folder in app/. */
export function contentPlaces(languages: readonly ContentPages[] = siteContent().languages): PlaceOf {
  const pages = languages.flatMap(({ pages }) => Object.values(pages));
  return (route, field) => ({
    file: pages.find(({ address }) => address === route)?.file ?? `app/(en)${route}/page.tsx`,
    field,
  });
}

/** A fault of a page and the field of its content file to change. */
type Fault = [level: Level, field: string, what: string];

/** Lists all findings of the studio about a site, the worst first, then page by page. */
export function findAll(site: SiteRecord, placeOf: PlaceOf = contentPlaces()): Finding[] {
  const found = site.pages.flatMap((page) => {
    const faults = [...PARTS.flatMap((part) => wordFaults(page, part)), pictureFault(page, site)];
    return faults
      .filter((fault) => fault !== undefined)
      .map(([level, field, what]) => ({ level, route: page.route, what, where: placeOf(page.route, field) }));
  });
  return found.sort((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level));
}

/** Lists the faults of a page's title or description in search results. */
function wordFaults(page: PageRecord, part: Part): Fault[] {
  const { [part]: text, lang } = page;
  const field = `seo.${part}`;
  if (!text) return [['error', field, `There is no ${part}.`]];
  const [desktop, phone] = [cutOn('desktop', part, text), cutOn('phone', part, text)];
  const faults: Fault[] = [];
  const tooLong = (device: string, { used, limit, missing }: typeof phone) =>
    `The ${part} is too long for Google on a ${device}: ${used} of ${limit} px, without room for “${missing}”.`;
  // On a phone a description may be cut after a whole sentence.
  const endsWell = part === 'description' && /[.!?।…](?=\s)/u.test(phone.shown.replace(/ \.\.\.$/, ' '));
  if (desktop.cut) faults.push(['warning', field, tooLong('desktop', desktop)]);
  else if (phone.cut && !endsWell) faults.push(['note', field, tooLong('phone', phone)]);
  if (/\p{Script=Devanagari}/u.test(text) && lang.startsWith('en'))
    faults.push(['warning', field, `The ${part} has Hindi words, but the page says that its language is ${lang}.`]);
  return faults;
}

function pictureFault({ shared }: PageRecord, { pictures }: SiteRecord): Fault | undefined {
  const { picture = '' } = shared;
  if (pictures.has(picture)) return undefined;
  return ['error', 'seo.card', `Its share picture is not there${picture && `: ${picture}`}.`];
}
