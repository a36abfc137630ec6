import type { Metadata, MetadataRoute } from 'next';
import type { Page } from '@/content/schemas/blocks';
import type { Company } from '@/content/schemas/site-words';
import type { Language } from '@/lib/words/language';
import { absolute } from './env';
import { addressesByLanguage } from './language-address';
import list from './share-cards.json';

/** The size of every share card, in pixels: the large card of Facebook and X, 1.91 to 1. */
export const CARD_SIZE = { width: 1200, height: 630 };

/** The facts of a page that its metadata for search engines and shared links is made from. */
export type PageFacts = Pick<Page, 'address' | 'seo'>;

/** The facts about language and company that all pages of one language share in their metadata. */
interface Words {
  language: Language;
  company: Pick<Company, 'name'>;
}

const cards: Partial<Record<string, { file: string }>> = list;

/**
 * Finds the share card of a page, with its full address. Returns undefined while the card has not been made: that stops
 * a build, but not the development server.
 */
export function shareImage({ address, seo }: PageFacts) {
  const card = cards[address];
  return card && { url: absolute(`/cards/${card.file}`), ...CARD_SIZE, alt: seo.card.alt, type: 'image/jpeg' };
}

/** The metadata, such as icons and site name, that is the same on every page of a language. */
export function siteMetadata({ language }: Pick<Words, 'language'>): Metadata {
  return {
    // Lists the site's icons. Browsers that do not know SVG icons ask for /favicon.ico without being told.
    icons: { icon: { url: '/icon.svg', type: 'image/svg+xml' }, apple: '/apple-icon.png' },
    // Names the manifest of other languages only: Next.js finds the English one by itself, in app/.
    ...(language.prefix && { manifest: `${language.prefix}/manifest.webmanifest` }),
  };
}

/** The full addresses of a page in all languages, as search engines read them. */
function alternates(address: string, language: Language) {
  const addresses = Object.entries(addressesByLanguage(address, language) ?? {});
  return addresses.length > 0
    ? { languages: Object.fromEntries(addresses.map(([lang, there]) => [lang, absolute(there)])) }
    : undefined;
}

/** The metadata of a page: what search engines list, and what WhatsApp, Facebook and X show of a link to it. */
export function pageMetadata(page: PageFacts, { language, company }: Words): Metadata {
  const { address, seo } = page;
  const { title, description, canonical } = seo;
  const image = shareImage(page);
  return {
    title,
    description,
    alternates: {
      canonical: absolute(canonical?.address ?? address),
      ...(!canonical && alternates(address, language)),
    },
    robots: { index: true, follow: true, 'max-image-preview': 'large' },
    openGraph: {
      type: 'website',
      title,
      description,
      // Gives the page's own address, also where search engines list another page instead: Facebook reads the share
      // card from the page named here.
      url: absolute(address),
      siteName: company.name,
      locale: language.lang.replace('-', '_'),
      images: image && [image],
    },
    twitter: { card: 'summary_large_image', title, description, images: image && [{ url: image.url, alt: image.alt }] },
  };
}

interface Listed {
  language: Language;
  pages: Record<string, PageFacts & Pick<Page, 'updated'>>;
}

/** The sitemap: every page that is listed under its own address, with the day on which its words were last changed. */
export function sitemapEntries({ language, pages }: Listed): MetadataRoute.Sitemap {
  return Object.values(pages)
    .filter(({ address, seo }) => (seo.canonical?.address ?? address) === address)
    .map((page) => ({
      url: absolute(page.address),
      lastModified: page.updated,
      alternates: alternates(page.address, language),
      images: [shareImage(page)?.url ?? []].flat(),
    }));
}

interface ManifestWords {
  language: Language;
  company: Pick<Company, 'name' | 'shortName' | 'tagline' | 'browserColour'>;
}

/** The web app manifest, which a phone needs to put the site on its home screen. */
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
