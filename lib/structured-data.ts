import type * as schema from 'schema-dts';
import type { Language } from '@/lib/content/language';
import { absolute } from './env';
import { breadcrumbsOf, type Page, type PlacedPage } from './pages';

export interface PageDescription extends PlacedPage {
  site: {
    language: Language;
    company: {
      name: string;
      shortName: string;
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
  /** Undefined if the service is offered in all towns. */
  town?: string;
  film?: {
    name: string;
    description: string;
    poster: { src: string };
    wide: { h264: string };
    /** When the film was published: YYYY-MM-DD. */
    uploaded: string;
    seconds?: number;
  };
  faq?: { categories: readonly { questions: readonly { question: string; answer: string }[] }[] };
  calculator?: { heading: string };
  article?: { question: string; published: string; picture: { src: string } };
}

/**
 * Describes the page for search engines. There is no rating, because Google shows no rating from a company's own site.
 * Source: https://developers.google.com/search/docs/appearance/structured-data/review-snippet
 */
export function pageGraph(described: PageDescription): schema.Graph {
  const { site, page, service, town, film, faq, calculator, article } = described;
  const { language, company, areaServed } = site;
  const url = absolute(page.address);
  const idOnPage = (name: string) => ({ '@id': `${url}#${name}` });
  const isLanding = page.address === language.home;
  const parts = [
    organisation(site, isLanding),
    // Google takes a site's name from the landing page.
    isLanding &&
      ({
        '@type': 'WebSite',
        ...idOnPage('website'),
        url,
        name: company.name,
        inLanguage: language.lang,
        publisher: ORGANISATION,
      } satisfies schema.WebSite),
    // Leaves out title and description, because they are in the page's <head>.
    {
      '@type': 'WebPage',
      ...idOnPage('webpage'),
      url,
      inLanguage: language.lang,
      dateModified: page.updated,
      ...(isLanding && { isPartOf: idOnPage('website') }),
      about: service ? idOnPage('service') : ORGANISATION,
      ...(calculator && { mainEntity: idOnPage('calculator') }),
      ...(article && { mainEntity: idOnPage('article') }),
      ...(!isLanding && { breadcrumb: idOnPage('trail') }),
    } satisfies schema.WebPage,
    !isLanding &&
      ({
        '@type': 'BreadcrumbList',
        ...idOnPage('trail'),
        itemListElement: breadcrumbsOf(described).map(({ name, address }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: absolute(address),
        })),
      } satisfies schema.BreadcrumbList),
    service &&
      ({
        '@type': 'Service',
        ...idOnPage('service'),
        name: service.name,
        serviceType: service.type,
        description: service.text,
        url,
        provider: ORGANISATION,
        areaServed: town ? city(town) : areaServed.cities.map(city),
        ...(service.offers.length > 0 && {
          offers: service.offers.map(({ name, text, price }) => ({
            '@type': 'Offer' as const,
            name,
            description: text,
            ...(price !== undefined && { price, priceCurrency: 'INR' }),
          })),
        }),
      } satisfies schema.Service),
    film &&
      ({
        '@type': 'VideoObject',
        ...idOnPage('film'),
        name: film.name,
        description: film.description,
        thumbnailUrl: absolute(film.poster.src),
        contentUrl: absolute(film.wide.h264),
        // Google assumes its crawler's time zone if a date has none.
        uploadDate: `${film.uploaded}T00:00:00+05:30`,
        ...(film.seconds !== undefined && { duration: `PT${film.seconds}S` }),
        isPartOf: idOnPage('webpage'),
      } satisfies schema.VideoObject),
    faq &&
      ({
        '@type': 'FAQPage',
        ...idOnPage('faq'),
        isPartOf: idOnPage('webpage'),
        mainEntity: faq.categories
          .flatMap(({ questions }) => questions)
          .map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
      } satisfies schema.FAQPage),
    calculator &&
      ({
        '@type': 'WebApplication',
        ...idOnPage('calculator'),
        name: calculator.heading,
        description: page.seo.description,
        url,
        applicationCategory: 'FinanceApplication',
        operatingSystem: 'Any',
        isAccessibleForFree: true,
        inLanguage: language.lang,
        publisher: ORGANISATION,
        offers: { '@type': 'Offer', price: '0', priceCurrency: 'INR' },
      } satisfies schema.WebApplication),
    article &&
      ({
        '@type': 'Article',
        ...idOnPage('article'),
        headline: article.question,
        image: absolute(article.picture.src),
        datePublished: article.published,
        dateModified: page.updated,
        inLanguage: language.lang,
        author: ORGANISATION,
        publisher: ORGANISATION,
        mainEntityOfPage: idOnPage('webpage'),
      } satisfies schema.Article),
  ];
  return { '@context': 'https://schema.org', '@graph': parts.filter((part) => part !== false && part !== undefined) };
}

const ORGANISATION = { '@id': absolute('/#organisation') };

/** Describes the company in full on landing pages, and elsewhere as an `Organization`, which needs no address. */
function organisation(
  { company, areaServed }: PageDescription['site'],
  isLanding: boolean,
): schema.HomeAndConstructionBusiness | schema.Organization {
  const short = { ...ORGANISATION, name: company.name, url: absolute('/') };
  if (!isLanding) return { '@type': 'Organization', ...short };
  const { text: streetAddress } = company.details.address;
  const ways = { telephone: company.phone.display, email: company.email.display };
  const { state, country, cities } = areaServed;
  return {
    '@type': 'HomeAndConstructionBusiness',
    ...short,
    ...(isSupplied(company.legalName) && { legalName: company.legalName }),
    slogan: company.tagline,
    logo: { '@type': 'ImageObject', url: absolute('/icons/icon-512.png'), width: '512', height: '512' },
    image: absolute('/icons/icon-512.png'),
    ...ways,
    foundingDate: company.founded,
    ...(isSupplied(streetAddress) && { address: { '@type': 'PostalAddress', streetAddress } }),
    areaServed: cities.map((name) => ({
      ...city(name),
      containedInPlace: {
        '@type': 'State',
        name: state,
        containedInPlace: { '@type': 'Country', name: country.name },
      },
    })),
    contactPoint: { '@type': 'ContactPoint', contactType: 'sales', ...ways, areaServed: country.code },
    sameAs: company.social.map(({ href }) => href),
  };
}

const city = (name: string) => ({ '@type': 'City' as const, name });

/** Until a text is supplied, content/ has a note in square brackets in its place. */
const isSupplied = (text: string) => !/^\[.*\]$/.test(text);

/** Returns the text of a <script>. Escapes `<`, because `</script>` in a heading would end the script. */
export const toJsonLd = (graph: schema.Graph): string => JSON.stringify(graph).replaceAll('<', '\\u003c');
