/** A thing that structured data describes, or only points to by its `@id`. */
export type Thing = Record<string, unknown>;

const thingsIn = (field: unknown): Thing[] =>
  [field].flat().filter((value): value is Thing => typeof value === 'object' && value !== null);

/** The types that a thing of structured data has. */
export const typesOf = (thing: Thing) => [thing['@type']].flat().filter((type) => typeof type === 'string');

/** The things at the top level of a page's structured data: the members of each `@graph`, or the whole block. */
export const thingsOf = ({ jsonLd }: { jsonLd: unknown[] }): Thing[] =>
  jsonLd.flatMap(thingsIn).flatMap((block) => thingsIn(block['@graph'] ?? block));

/** What Google's documentation says of a type of structured data. */
interface RichResult {
  /** What Google may show for it, and the fields that it requires before. */
  shows: string;
  required: readonly string[];
  /** Why Google shows nothing for it on a page of this site, although no field is missing. */
  obstacle?: (route: string) => string | false;
  /** Where Google says so, below `DOCS`. */
  page: string;
}

const DOCS = 'https://developers.google.com/search/docs/appearance';

/** The types of this site's structured data for which Google shows or showed something, as of November 2026. */
const RICH_RESULTS: Record<string, RichResult | undefined> = {
  HomeAndConstructionBusiness: {
    shows: 'the business in the knowledge panel and on the map',
    required: ['name', 'address'],
    page: 'structured-data/local-business',
  },
  WebSite: {
    shows: 'the name of the site above each result',
    required: ['name', 'url'],
    obstacle: (route) => route !== '/' && 'Google reads it on the first page of a site alone.',
    page: 'site-names',
  },
  BreadcrumbList: {
    shows: 'the path of the page instead of its address',
    required: ['itemListElement'],
    page: 'structured-data/breadcrumb',
  },
  Article: {
    shows: 'the headline, the picture and the date of the page',
    required: ['headline', 'image', 'datePublished', 'author'],
    page: 'structured-data/article',
  },
  VideoObject: {
    shows: 'the video with its picture and length',
    required: ['name', 'thumbnailUrl', 'uploadDate'],
    obstacle: () => 'Google shows a video only where it is the main content of its page; here the film is decoration.',
    page: 'structured-data/video',
  },
  FAQPage: {
    shows: 'questions with their answers',
    required: ['mainEntity'],
    obstacle: () => 'Google has shown no questions with their answers since 7 May 2026; the data does no harm.',
    page: 'structured-data/faqpage',
  },
};

const isEmpty = (value: unknown) => [value ?? ''].flat().every((part) => String(part).trim() === '');

/** Judges one thing of a page's structured data by Google's documentation, and gives the reason in a sentence. */
export function verdictOn(thing: Thing, route: string) {
  const known = typesOf(thing).flatMap((type) => RICH_RESULTS[type] ?? [])[0];
  if (!known) return { isEligible: false, why: 'Google shows nothing for this type; it helps it understand the page.' };
  const { shows, required, obstacle, page } = known;
  const missing = required.filter((name) => isEmpty(thing[name])).join(' and ');
  const against = missing ? `Google asks for ${missing} before it shows ${shows}.` : obstacle?.(route);
  const why = against || `Google may show ${shows}. It decides by itself whether it does.`;
  return { isEligible: !against, why, source: `${DOCS}/${page}` };
}
