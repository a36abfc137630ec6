/** A thing that structured data describes, or only points to by its `@id`. */
export type Thing = Record<string, unknown>;

const thingsIn = (field: unknown): Thing[] =>
  [field].flat().filter((value): value is Thing => typeof value === 'object' && value !== null);

/** The types that a thing of structured data has. */
export const typesOf = (thing: Thing) => [thing['@type']].flat().filter((type) => typeof type === 'string');

/** The things at the top level of a page's structured data: the members of each `@graph`, or the whole block. */
export const thingsOf = ({ jsonLd }: { jsonLd: unknown[] }): Thing[] =>
  jsonLd.flatMap(thingsIn).flatMap((block) => thingsIn(block['@graph'] ?? block));

/** All things in the structured data of a page, those within other things too. */
export const allThings = (page: { jsonLd: unknown[] }): Thing[] => withInner(thingsOf(page));

const withInner = (things: Thing[]): Thing[] =>
  things.flatMap((thing) => [thing, ...withInner(Object.values(thing).flatMap(thingsIn))]);

/** Names the fields of a thing in structured data that are missing or empty. */
const missingFields = (thing: Thing, names: readonly string[]) =>
  names.filter((name) => [thing[name] ?? ''].flat().every((value) => String(value).trim() === ''));

/** What Google's documentation says of a type of structured data. */
interface RichResult {
  types: readonly string[];
  /** The result that Google may show for a type of structured data; undefined where it shows nothing. */
  shows?: string;
  /** The fields of structured data that Google requires before it shows a type. */
  required: readonly string[];
  /** Why Google does not show a type of structured data on a page, although no field is missing. */
  obstacle?: (route: string) => string | false;
  source?: string;
}

const DOCS = 'https://developers.google.com/search/docs/appearance';

/** The types of structured data that this site uses and similar ones, by Google's documentation as of November 2026. */
const RICH_RESULTS: readonly RichResult[] = [
  {
    types: ['HomeAndConstructionBusiness', 'LocalBusiness', 'Electrician', 'RoofingContractor'],
    shows: 'the business in the knowledge panel and on the map',
    required: ['name', 'address'],
    source: `${DOCS}/structured-data/local-business`,
  },
  {
    types: ['WebSite'],
    shows: 'the name of the site above each result',
    required: ['name', 'url'],
    obstacle: (route) =>
      route !== '/' && 'Google reads it on the first page of a site alone; here it only connects the data.',
    source: `${DOCS}/site-names`,
  },
  {
    types: ['BreadcrumbList'],
    shows: 'the path of the page instead of its address',
    required: ['itemListElement'],
    source: `${DOCS}/structured-data/breadcrumb`,
  },
  {
    types: ['Article'],
    shows: 'the headline, the picture and the date of the page',
    required: ['headline', 'image', 'datePublished', 'author'],
    source: `${DOCS}/structured-data/article`,
  },
  {
    types: ['VideoObject'],
    shows: 'the video with its picture and length',
    required: ['name', 'thumbnailUrl', 'uploadDate'],
    obstacle: () =>
      'Google shows a video only where it is the main content of its page; here the film is decoration behind the headline. The data helps readers of the data alone.',
    source: `${DOCS}/structured-data/video`,
  },
  {
    types: ['FAQPage'],
    shows: 'questions with their answers',
    required: ['mainEntity'],
    obstacle: () => 'Google has shown no questions with their answers since 7 May 2026; the data does no harm.',
    source: `${DOCS}/structured-data/faqpage`,
  },
];

/** Judges one thing of a page's structured data by Google's documentation, and gives the reason in a sentence. */
export function verdictOn(thing: Thing, route: string) {
  const types = typesOf(thing);
  const known = RICH_RESULTS.find((result) => result.types.some((type) => types.includes(type)));
  const { shows, required = [], source } = known ?? {};
  const missing = missingFields(thing, required);
  const obstacle =
    (!shows && 'Google shows nothing for this type by itself; it uses it to understand the page.') ||
    (missing.length > 0 && `Google asks for ${missing.join(' and ')} before it shows ${shows}.`) ||
    known?.obstacle?.(route);
  const why = obstacle || `Google may show ${shows}. It decides by itself whether it does.`;
  return { isEligible: !obstacle, why, source };
}
