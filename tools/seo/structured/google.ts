import { isFilled, thingsIn, typesOf, type Thing } from './graph';

/** What Google says of a type of structured data. */
interface RichResult {
  types: readonly string[];
  /** What Google may show; undefined where it shows nothing for the type by itself. */
  shows?: string;
  /** Since when Google shows it no longer. */
  endedOn?: string;
  required: readonly string[];
  recommended: readonly string[];
  /** Only the first page of a site is read for it. */
  firstPageOnly?: boolean;
  /** Why Google does not show it on this site, although nothing is missing. */
  notHere?: string;
  source: string;
}

const COMPANY = ['HomeAndConstructionBusiness', 'LocalBusiness', 'Electrician', 'RoofingContractor'];
const DOCS = 'https://developers.google.com/search/docs/appearance';

/** The types that this site uses and near ones, by Google's documentation as of November 2026. */
const RICH_RESULTS: readonly RichResult[] = [
  {
    types: COMPANY,
    shows: 'the business in the knowledge panel and on the map',
    required: ['name', 'address'],
    recommended: ['url', 'telephone', 'geo', 'openingHoursSpecification', 'priceRange'],
    source: `${DOCS}/structured-data/local-business`,
  },
  {
    types: ['WebSite'],
    shows: 'the name of the site above each result',
    required: ['name', 'url'],
    recommended: ['alternateName'],
    firstPageOnly: true,
    source: `${DOCS}/site-names`,
  },
  {
    types: ['BreadcrumbList'],
    shows: 'the path of the page instead of its address',
    required: ['itemListElement'],
    recommended: [],
    source: `${DOCS}/structured-data/breadcrumb`,
  },
  {
    types: ['VideoObject'],
    shows: 'the video with its picture and length',
    required: ['name', 'thumbnailUrl', 'uploadDate'],
    recommended: ['description', 'contentUrl', 'duration', 'embedUrl'],
    notHere:
      'Google shows a video only where it is the main content of its page; here the film is decoration behind the headline. The data helps readers of the data alone.',
    source: `${DOCS}/structured-data/video`,
  },
  {
    types: ['FAQPage'],
    shows: 'questions with their answers',
    endedOn: '7 May 2026',
    required: ['mainEntity'],
    recommended: [],
    source: `${DOCS}/structured-data/faqpage`,
  },
  {
    types: ['Service'],
    required: [],
    recommended: ['name', 'provider', 'areaServed', 'offers'],
    source: 'https://schema.org/Service',
  },
  { types: ['WebPage'], required: [], recommended: ['name', 'url'], source: 'https://schema.org/WebPage' },
];

/** Whether Google may show something for a thing that a page describes. */
export interface Verdict {
  kind: 'Eligible' | 'Not eligible' | 'No longer shown by Google';
  /** A sentence for those who are to act on it. */
  why: string;
  /** Fields that Google asks for. */
  required: readonly string[];
  recommended: readonly string[];
  source?: string;
}

/** Judges one thing of a page's structured data by Google's documentation. */
export function verdictOn(thing: Thing, route: string): Verdict {
  const types = typesOf(thing);
  const known = RICH_RESULTS.find((result) => result.types.some((type) => types.includes(type)));
  const none = 'Google documents no rich result for this type; it helps readers of the data alone.';
  if (!known) return { kind: 'Not eligible', why: none, required: [], recommended: [] };
  const { shows, endedOn } = known;
  const obstacle = obstacleTo(thing, known, route);
  if (endedOn) {
    const why = `Google has shown no ${shows} since ${endedOn}; the data does no harm.`;
    return { ...known, kind: 'No longer shown by Google', why };
  }
  if (obstacle) return { ...known, kind: 'Not eligible', why: obstacle };
  return { ...known, kind: 'Eligible', why: `Google may show ${shows}. It decides by itself whether it does.` };
}

function obstacleTo(thing: Thing, known: RichResult, route: string): string | undefined {
  const { shows, required, notHere, firstPageOnly } = known;
  const missing = required.filter((name) => !isFilled(thing[name]));
  if (!shows) return 'Google shows nothing for this type by itself; it uses it to understand the page.';
  if (missing.length > 0) return `Google asks for ${missing.join(' and ')} before it shows ${shows}.`;
  if (firstPageOnly && route !== '/')
    return 'Google reads it on the first page of a site alone; here it only connects the data.';
  return notHere ?? (known.types.includes('BreadcrumbList') ? trailProblems(thing)[0] : undefined);
}

/** Whether a thing is the company. */
export const isCompany = (thing: Thing) => typesOf(thing).some((type) => COMPANY.includes(type));

/**
 * What Google asks for in a BreadcrumbList and does not find, one sentence each. The last step needs no address: it is
 * the page itself (https://developers.google.com/search/docs/appearance/structured-data/breadcrumb).
 */
export function trailProblems({ itemListElement }: Thing): string[] {
  const steps = thingsIn(itemListElement);
  if (steps.length < 2) return ['Its breadcrumb trail has fewer than two steps (itemListElement).'];
  return steps.flatMap(({ name, item, position }, at) => {
    const step = `Step ${at + 1} of its breadcrumb trail`;
    return [
      ...(isFilled(name) ? [] : [`${step} has no name.`]),
      ...(isFilled(item) || at === steps.length - 1 ? [] : [`${step} has no address (item).`]),
      ...(Number(position) === at + 1 ? [] : [`${step} has the position ${String(position ?? 'none')}.`]),
    ];
  });
}
