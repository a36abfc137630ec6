import type {
  BreadcrumbList,
  FAQPage,
  Graph,
  HomeAndConstructionBusiness,
  Service,
  VideoObject,
  WebPage,
  WebSite,
} from 'schema-dts';
import type { Page, Site } from '@/content/schema';
import type { FaqContent } from '@/content/schemas/faq';
import type { FilmFacts } from '@/content/schemas/film-facts';
import type { AreaContent } from '@/content/schemas/locations';
import type { ServiceContent } from '@/content/schemas/service';
import type { FilmContent } from '@/content/schemas/video-hero';
import { absolute } from './env';
import { shareImage } from './metadata';

/** The company as machines are told of it. */
export interface OrganisationFacts {
  site: Site;
  area: AreaContent;
  /** The year in which it was founded. */
  founded: string;
}

/** What a page says of itself to machines. */
export interface PageStory {
  page: Pick<Page, 'route' | 'seo' | 'updated'>;
  organisation: OrganisationFacts;
  service?: ServiceContent;
  film?: FilmFacts & Pick<FilmContent, 'wide' | 'poster'>;
  faq?: Pick<FaqContent, 'categories'>;
}

const LANGUAGE = 'en-IN';
const ORGANISATION = '/#organisation';
const WEBSITE = '/#website';

const idOf = (address: string) => ({ '@id': absolute(address) });

/**
 * The page as one graph of schema.org. What stands on several pages has the same `@id` on each, so that a reader of all
 * of them finds one company and one website.
 *
 * No rating of the company itself: Google does not allow one on the company's own pages
 * (https://developers.google.com/search/docs/appearance/structured-data/review-snippet).
 */
export function pageGraph(story: PageStory): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      company(story.organisation),
      website(story.organisation.site),
      webPage(story),
      ...trail(story),
      ...serviceOf(story),
      ...filmOf(story),
      ...questions(story),
    ],
  };
}

/** A graph as the text of a `<script>`: a title with `</script>` in it must not end the script. */
export const toJsonLd = (graph: Graph): string => JSON.stringify(graph).replaceAll('<', '\\u003c');

function company({ site, area, founded }: OrganisationFacts): HomeAndConstructionBusiness {
  return {
    '@type': 'HomeAndConstructionBusiness',
    ...idOf(ORGANISATION),
    name: site.name,
    legalName: site.legalName,
    slogan: site.tagline,
    url: absolute('/'),
    logo: { '@type': 'ImageObject', url: absolute('/icons/icon-512.png'), width: '512', height: '512' },
    image: absolute('/icons/icon-512.png'),
    telephone: site.phone.display,
    email: site.email.display,
    foundingDate: founded,
    areaServed: places(area),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      telephone: site.phone.display,
      email: site.email.display,
      areaServed: area.country.code,
    },
    sameAs: site.social.map(({ href }) => href),
  };
}

const cityId = (name: string) => idOf(`/#${name.toLowerCase().replaceAll(' ', '-')}`);

/** Told in full once; what else is offered there points to them. */
const places = ({ state, country, cities }: AreaContent) =>
  cities.map((name) => ({
    '@type': 'City' as const,
    ...cityId(name),
    name,
    containedInPlace: {
      '@type': 'State' as const,
      name: state,
      containedInPlace: { '@type': 'Country' as const, name: country.name },
    },
  }));

function website(site: Site): WebSite {
  return {
    '@type': 'WebSite',
    ...idOf(WEBSITE),
    url: absolute('/'),
    name: site.name,
    inLanguage: LANGUAGE,
    publisher: idOf(ORGANISATION),
  };
}

function webPage({ page, service }: PageStory): WebPage {
  const { route, seo, updated } = page;
  const image = shareImage(page);
  return {
    '@type': 'WebPage',
    ...idOf(`${route}#webpage`),
    url: absolute(route),
    name: seo.title,
    description: seo.description,
    inLanguage: LANGUAGE,
    dateModified: updated,
    isPartOf: idOf(WEBSITE),
    about: idOf(service ? `${route}#service` : ORGANISATION),
    ...(image && {
      primaryImageOfPage: {
        '@type': 'ImageObject',
        url: image.url,
        width: String(image.width),
        height: String(image.height),
        caption: image.alt,
      },
    }),
    ...(route !== '/' && { breadcrumb: idOf(`${route}#trail`) }),
  };
}

/** The way from the first page to this one. */
function trail({ page: { route, seo }, organisation }: PageStory): BreadcrumbList[] {
  if (route === '/') return [];
  const steps = [
    { name: organisation.site.name, address: '/' },
    { name: seo.name, address: route },
  ];
  return [
    {
      '@type': 'BreadcrumbList',
      ...idOf(`${route}#trail`),
      itemListElement: steps.map(({ name, address }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: absolute(address),
      })),
    },
  ];
}

function serviceOf({ page: { route }, organisation, service }: PageStory): Service[] {
  if (!service) return [];
  return [
    {
      '@type': 'Service',
      ...idOf(`${route}#service`),
      name: service.name,
      serviceType: service.type,
      description: service.text,
      url: absolute(route),
      provider: idOf(ORGANISATION),
      areaServed: organisation.area.cities.map(cityId),
      audience: { '@type': 'Audience', audienceType: service.audience },
      offers: service.offers.map(({ name, text, price }) => ({
        '@type': 'Offer',
        name,
        description: text,
        ...(price !== undefined && { price, priceCurrency: 'INR' }),
      })),
    },
  ];
}

function filmOf({ page: { route }, film }: PageStory): VideoObject[] {
  if (!film) return [];
  return [
    {
      '@type': 'VideoObject',
      ...idOf(`${route}#film`),
      name: film.name,
      description: film.description,
      thumbnailUrl: absolute(film.poster.src),
      contentUrl: absolute(film.wide.h264),
      // Midnight in India: without a zone Google takes the day of its own.
      uploadDate: `${film.uploaded}T00:00:00+05:30`,
      ...(film.seconds !== undefined && { duration: `PT${film.seconds}S` }),
      isPartOf: idOf(`${route}#webpage`),
    },
  ];
}

function questions({ page: { route }, faq }: PageStory): FAQPage[] {
  if (!faq) return [];
  return [
    {
      '@type': 'FAQPage',
      ...idOf(`${route}#faq`),
      isPartOf: idOf(`${route}#webpage`),
      mainEntity: faq.categories.flatMap(({ questions }) =>
        questions.map(({ question, answer }) => ({
          '@type': 'Question' as const,
          name: question,
          acceptedAnswer: { '@type': 'Answer' as const, text: answer },
        })),
      ),
    },
  ];
}
