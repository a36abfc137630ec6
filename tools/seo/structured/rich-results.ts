/** What Google says of a type of structured data, so that a verdict can name its source. */
export interface RichResult {
  /** The name of the type, or of the one that its subtypes stand for. */
  type: string;
  subtypes?: readonly string[];
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

const DOCS = 'https://developers.google.com/search/docs/appearance';

/** The types that this site uses and near ones, by Google's documentation as of November 2026. */
export const RICH_RESULTS: readonly RichResult[] = [
  {
    type: 'LocalBusiness',
    subtypes: [
      'HomeAndConstructionBusiness',
      'Electrician',
      'GeneralContractor',
      'RoofingContractor',
      'ProfessionalService',
      'Store',
    ],
    shows: 'the business in the knowledge panel and on the map',
    required: ['name', 'address'],
    recommended: ['url', 'telephone', 'geo', 'openingHoursSpecification', 'priceRange'],
    source: `${DOCS}/structured-data/local-business`,
  },
  {
    type: 'Organization',
    subtypes: ['Corporation', 'OnlineBusiness'],
    shows: 'logo and contact in the knowledge panel',
    required: [],
    recommended: ['name', 'url', 'logo', 'address', 'contactPoint', 'sameAs', 'telephone', 'email'],
    source: `${DOCS}/structured-data/organization`,
  },
  {
    type: 'WebSite',
    shows: 'the name of the site above each result',
    required: ['name', 'url'],
    recommended: ['alternateName'],
    firstPageOnly: true,
    source: `${DOCS}/site-names`,
  },
  {
    type: 'BreadcrumbList',
    shows: 'the path of the page instead of its address',
    required: ['itemListElement'],
    recommended: [],
    source: `${DOCS}/structured-data/breadcrumb`,
  },
  {
    type: 'VideoObject',
    shows: 'the video with its picture and length',
    required: ['name', 'thumbnailUrl', 'uploadDate'],
    recommended: ['description', 'contentUrl', 'duration', 'embedUrl'],
    notHere:
      'Google shows a video only where it is the main content of its page; here the film is decoration behind the headline. The data helps readers of the data alone.',
    source: `${DOCS}/structured-data/video`,
  },
  {
    type: 'FAQPage',
    shows: 'questions with their answers',
    endedOn: '7 May 2026',
    required: ['mainEntity'],
    recommended: [],
    source: `${DOCS}/structured-data/faqpage`,
  },
  {
    type: 'HowTo',
    shows: 'steps',
    endedOn: '13 September 2023',
    required: ['name', 'step'],
    recommended: [],
    source: 'https://developers.google.com/search/blog/2023/08/howto-faq-changes',
  },
  {
    type: 'JobPosting',
    shows: 'the job in the jobs search',
    required: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
    recommended: ['validThrough', 'baseSalary', 'employmentType'],
    source: `${DOCS}/structured-data/job-posting`,
  },
  {
    type: 'Article',
    subtypes: ['NewsArticle', 'BlogPosting'],
    shows: 'headline, picture and date',
    required: [],
    recommended: ['headline', 'image', 'datePublished', 'dateModified', 'author'],
    source: `${DOCS}/structured-data/article`,
  },
  {
    type: 'Service',
    required: [],
    recommended: ['name', 'provider', 'areaServed', 'offers'],
    source: 'https://schema.org/Service',
  },
  { type: 'Offer', required: [], recommended: ['name'], source: 'https://schema.org/Offer' },
  {
    type: 'WebPage',
    subtypes: ['AboutPage', 'ContactPage', 'CollectionPage'],
    required: [],
    recommended: ['name', 'url'],
    source: 'https://schema.org/WebPage',
  },
];

/** What is known of the types of a node; undefined for a type that Google does not document. */
export function richResultFor(types: readonly string[]): RichResult | undefined {
  return RICH_RESULTS.find(({ type, subtypes }) => types.some((name) => name === type || subtypes?.includes(name)));
}
