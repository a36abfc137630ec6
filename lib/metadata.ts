import type { Metadata, MetadataRoute } from 'next';
import type { Page } from '@/content/schemas/blocks';
import type { Company } from '@/content/schemas/company';
import type { Language } from '@/content/schemas/language';
import { absolute } from './env';
import list from './share-cards.json';

/** The size of every share image, in pixels: the large card of Facebook and X, 1.91 to 1. */
export const CARD_SIZE = { width: 1200, height: 630 };

/** What a head says of its page. */
export type PageFacts = Pick<Page, 'address' | 'seo'>;

/** What is the same for all pages of one language. */
interface Words {
  language: Language;
  company: Pick<Company, 'name'>;
}

const cards: Partial<Record<string, { file: string }>> = list;

/**
 * The picture that shared links show, with its address in full; undefined while it has not been made, which stops a
 * build and not the development server.
 */
export function shareImage({ address, seo }: PageFacts) {
  const card = cards[address];
  return card && { url: absolute(`/cards/${card.file}`), ...CARD_SIZE, alt: seo.card.alt, type: 'image/jpeg' };
}

/** The part of the head that is the same on every page of a language. */
export function siteMetadata({ language, company }: Words): Metadata {
  return {
    applicationName: company.name,
    // Browsers without SVG icons ask for /favicon.ico of themselves.
    icons: { icon: { url: '/icon.svg', type: 'image/svg+xml' }, apple: '/apple-icon.png' },
    // The English one is found by Next itself, in app/.
    ...(language.prefix && { manifest: `${language.prefix}/manifest.webmanifest` }),
  };
}

/** The head of a page: what search engines list, and what WhatsApp, Facebook and X show of a link to it. */
export function pageMetadata(page: PageFacts, { language, company }: Words): Metadata {
  const { address, seo } = page;
  const { title, description, canonical } = seo;
  const image = shareImage(page);
  return {
    title,
    description,
    alternates: { canonical: absolute(canonical?.address ?? address) },
    robots: { index: true, follow: true, 'max-image-preview': 'large' },
    openGraph: {
      type: 'website',
      title,
      description,
      // Its own address also where another page is listed instead: Facebook reads the card from the page named here.
      url: absolute(address),
      siteName: company.name,
      locale: language.lang.replace('-', '_'),
      images: image && [image],
    },
    twitter: { card: 'summary_large_image', title, description, images: image && [{ url: image.url, alt: image.alt }] },
  };
}

interface Listed {
  pages: Record<string, PageFacts & Pick<Page, 'updated'>>;
}

/** The sitemap: every page that is listed under its own address, with the day its words were last changed. */
export function sitemapEntries({ pages }: Listed): MetadataRoute.Sitemap {
  return Object.values(pages)
    .filter(({ address, seo }) => (seo.canonical?.address ?? address) === address)
    .map((page) => ({
      url: absolute(page.address),
      lastModified: page.updated,
      images: [shareImage(page)?.url ?? []].flat(),
    }));
}

interface ManifestWords {
  language: Language;
  company: Pick<Company, 'name' | 'shortName' | 'tagline' | 'browserColour'>;
}

/** What a phone needs to put the site on its home screen. */
export function webManifest({ language, company }: ManifestWords): MetadataRoute.Manifest {
  return {
    name: company.name,
    short_name: company.shortName,
    description: company.tagline,
    lang: language.lang,
    start_url: language.home,
    display: 'minimal-ui',
    theme_color: company.browserColour,
    background_color: company.browserColour,
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
