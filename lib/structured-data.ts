import type {
  Article,
  BreadcrumbList,
  FAQPage,
  Graph,
  HomeAndConstructionBusiness,
  Organization,
  Service,
  VideoObject,
  WebApplication,
  WebPage,
  WebSite,
} from 'schema-dts';
import type { Language } from '@/lib/content/language';
import { absolute } from './env';
import { breadcrumbsOf, type Page, type PlacedPage } from './pages';

export interface PageDescription extends PlacedPage {
  site: {
    language: Language;
    company: {
      name: string;
      legalName: string;
      tagline: string;
      phone: { display: string };
      email: { display: string };
      founded: string;
      details: { address: { text: string } };
      social: readonly { href: string }[];
    };
    areaServed: { country: { code: string; name: string }; state: string; cities: readonly string[] };
  };
  page: Page;
  service?: {
    name: string;
    type: string;
    text: string;
    /** `price` is in ₹, without the sign. */
    offers: readonly { name: string; text: string; price?: string }[];
  };
  /** The town in which the service of this page is offered. All towns if left out. */
  town?: string;
  film?: {
    name: string;
    description: string;
    poster: { src: string };
    wide: { h264: string };
    /** The date on which the film was published: YYYY-MM-DD. */
    uploaded: string;
    seconds?: number;
  };
  faq?: { categories: readonly { questions: readonly { question: string; answer: string }[] }[] };
  calculator?: { heading: string };
  article?: { question: string; published: string; picture: { src: string } };
}

/** Part of the `@id` of the company, which is the same in all languages. */
const ORGANISATION = '/#organisation';

const nodeId = (address: string) => ({ '@id': absolute(address) });

const placeOn = ({ page }: PageDescription, name = '') => page.address + name;

const websiteId = ({ site }: PageDescription) => nodeId(`${site.language.home}#website`);

/**
 * Returns the page's structured data as one schema.org graph. A thing that several pages describe has the same `@id` on
 * all of them, so that search engines find one company and one website.
 *
 * The company has no rating, because Google does not allow a rating on a company's own pages
 * (https://developers.google.com/search/docs/appearance/structured-data/review-snippet).
 */
export function pageGraph(described: PageDescription): Graph {
  const parts = [organisation, website, webPage, breadcrumbs, serviceOf, filmOf, questions, calculatorOf, articleOf];
  return { '@context': 'https://schema.org', '@graph': parts.flatMap((describe) => describe(described) ?? []) };
}

/**
 * Writes structured data as the text of a `<script>`. Escapes `<`, because a page title with `</script>` in it would
 * otherwise end the script.
 */
export const toJsonLd = (graph: Graph): string => JSON.stringify(graph).replaceAll('<', '\\u003c');

/**
 * Describes the company. On the landing page of each language it is a local business with all details. Other pages give
 * only its name and web address and call it an organisation, because search engines expect a local business to have a
 * postal address.
 */
function organisation({ site, page }: PageDescription): HomeAndConstructionBusiness | Organization {
  const { company, areaServed, language } = site;
  const short = { ...nodeId(ORGANISATION), name: company.name, url: absolute('/') };
  if (page.address !== language.home) return { '@type': 'Organization', ...short };
  return {
    '@type': 'HomeAndConstructionBusiness',
    ...short,
    ...(isSupplied(company.legalName) && { legalName: company.legalName }),
    slogan: company.tagline,
    logo: { '@type': 'ImageObject', url: absolute('/icons/icon-512.png'), width: '512', height: '512' },
    image: absolute('/icons/icon-512.png'),
    telephone: company.phone.display,
    email: company.email.display,
    foundingDate: company.founded,
    ...addressOf(company.details.address.text),
    areaServed: places(areaServed),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      telephone: company.phone.display,
      email: company.email.display,
      areaServed: areaServed.country.code,
    },
    sameAs: company.social.map(({ href }) => href),
  };
}

/** A note in square brackets says that the company has not supplied a fact yet. */
const isSupplied = (text: string) => !/^\[.*\]$/.test(text);

const addressOf = (text: string) =>
  isSupplied(text) && { address: { '@type': 'PostalAddress' as const, streetAddress: text } };

/** Only the landing page says in which state the company's towns are. */
const city = (name: string) => ({ '@type': 'City' as const, name });

const places = ({ state, country, cities }: PageDescription['site']['areaServed']) =>
  cities.map((name) => ({
    ...city(name),
    containedInPlace: {
      '@type': 'State' as const,
      name: state,
      containedInPlace: { '@type': 'Country' as const, name: country.name },
    },
  }));

/** On the landing page of each language alone, because Google takes a site's name only from there. */
function website(described: PageDescription): WebSite | undefined {
  const { site, page } = described;
  const { language, company } = site;
  if (page.address !== language.home) return undefined;
  return {
    '@type': 'WebSite',
    ...websiteId(described),
    url: absolute(language.home),
    name: company.name,
    inLanguage: language.lang,
    publisher: nodeId(ORGANISATION),
  };
}

/** Without the title and description of the page, which are in its <head>. */
function webPage(described: PageDescription): WebPage {
  const { site, page, service, calculator, article } = described;
  return {
    '@type': 'WebPage',
    ...nodeId(placeOn(described, '#webpage')),
    url: absolute(placeOn(described)),
    inLanguage: site.language.lang,
    dateModified: page.updated,
    ...(page.address === site.language.home && { isPartOf: websiteId(described) }),
    about: nodeId(service ? placeOn(described, '#service') : ORGANISATION),
    ...(calculator && { mainEntity: nodeId(placeOn(described, '#calculator')) }),
    ...(article && { mainEntity: nodeId(placeOn(described, '#article')) }),
    ...(page.address !== site.language.home && { breadcrumb: nodeId(placeOn(described, '#trail')) }),
  };
}

function breadcrumbs(described: PageDescription): BreadcrumbList | undefined {
  const { site, page } = described;
  if (page.address === site.language.home) return undefined;
  return {
    '@type': 'BreadcrumbList',
    ...nodeId(placeOn(described, '#trail')),
    itemListElement: breadcrumbsOf(described).map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(address),
    })),
  };
}

function serviceOf(described: PageDescription): Service | undefined {
  const { site, service, town } = described;
  if (!service) return undefined;
  return {
    '@type': 'Service',
    ...nodeId(placeOn(described, '#service')),
    name: service.name,
    serviceType: service.type,
    description: service.text,
    url: absolute(placeOn(described)),
    provider: nodeId(ORGANISATION),
    areaServed: town ? city(town) : site.areaServed.cities.map(city),
    ...(service.offers.length > 0 && {
      offers: service.offers.map(({ name, text, price }) => ({
        '@type': 'Offer' as const,
        name,
        description: text,
        ...(price !== undefined && { price, priceCurrency: 'INR' }),
      })),
    }),
  };
}

function filmOf(described: PageDescription): VideoObject | undefined {
  const { film } = described;
  if (!film) return undefined;
  return {
    '@type': 'VideoObject',
    ...nodeId(placeOn(described, '#film')),
    name: film.name,
    description: film.description,
    thumbnailUrl: absolute(film.poster.src),
    contentUrl: absolute(film.wide.h264),
    // Writes a film's upload date as midnight in India, because Google assumes its own time zone for a date without
    // one.
    uploadDate: `${film.uploaded}T00:00:00+05:30`,
    ...(film.seconds !== undefined && { duration: `PT${film.seconds}S` }),
    isPartOf: nodeId(placeOn(described, '#webpage')),
  };
}

function questions(described: PageDescription): FAQPage | undefined {
  const { faq } = described;
  if (!faq) return undefined;
  return {
    '@type': 'FAQPage',
    ...nodeId(placeOn(described, '#faq')),
    isPartOf: nodeId(placeOn(described, '#webpage')),
    mainEntity: faq.categories.flatMap(({ questions }) =>
      questions.map(({ question, answer }) => ({
        '@type': 'Question' as const,
        name: question,
        acceptedAnswer: { '@type': 'Answer' as const, text: answer },
      })),
    ),
  };
}

/** Says that the calculator is free. Google shows no rich result for it, because that needs ratings. */
function calculatorOf(described: PageDescription): WebApplication | undefined {
  const { site, page, calculator } = described;
  if (!calculator) return undefined;
  return {
    '@type': 'WebApplication',
    ...nodeId(placeOn(described, '#calculator')),
    name: calculator.heading,
    description: page.seo.description,
    url: absolute(placeOn(described)),
    applicationCategory: 'FinanceApplication',
    operatingSystem: 'Any',
    isAccessibleForFree: true,
    inLanguage: site.language.lang,
    publisher: nodeId(ORGANISATION),
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'INR' },
  };
}

function articleOf(described: PageDescription): Article | undefined {
  const { site, page, article } = described;
  if (!article) return undefined;
  return {
    '@type': 'Article',
    ...nodeId(placeOn(described, '#article')),
    headline: article.question,
    image: absolute(article.picture.src),
    datePublished: article.published,
    dateModified: page.updated,
    inLanguage: site.language.lang,
    author: nodeId(ORGANISATION),
    publisher: nodeId(ORGANISATION),
    mainEntityOfPage: nodeId(placeOn(described, '#webpage')),
  };
}
