import type { Metadata, MetadataRoute } from 'next';
import type { Language } from '@/lib/content/language';
import { absolute, isForSearchEngines } from './env';
import { addressesByLanguage } from './language-address';
import type { Page } from './pages';
import list from './share-cards.json';

/** The size of every share card in pixels. Facebook and X show large cards with these proportions, 1.91 to 1. */
export const CARD_SIZE = { width: 1200, height: 630 };

/** The fields of a page from which its metadata is made. */
export type PageFacts = Pick<Page, 'address' | 'seo'>;

/** The words about language and company that all pages of one language share in their metadata. */
interface Site {
  language: Language;
  company: { name: string };
}

const cards: Partial<Record<string, { file: string }>> = list;

/**
 * Returns the share card of a page with its full address. Returns undefined before the card is made, so that the
 * development server works without cards; a build fails without them.
 */
export function shareImage({ address, seo }: PageFacts) {
  const card = cards[address];
  return card && { url: absolute(`/cards/${card.file}`), ...CARD_SIZE, alt: seo.card.alt, type: 'image/jpeg' };
}

/** Returns the metadata that all pages of a language share, such as icons. */
export function siteMetadata({ language }: Pick<Site, 'language'>): Metadata {
  return {
    // Lists the icons of the site except /favicon.ico: browsers without support for SVG icons request that file by
    // themselves.
    icons: { icon: { url: '/icon.svg', type: 'image/svg+xml' }, apple: '/apple-icon.png' },
    // Names the manifest only for languages other than English, because Next.js adds the English one in app/ by itself.
    ...(language.prefix && { manifest: `${language.prefix}/manifest.webmanifest` }),
    // Keeps Safari and Chrome on iPhones from making links of numbers before React starts, which would draw the whole
    // page anew. Only Chrome reads "unit", which Next does not know.
    other: { 'format-detection': 'telephone=no, date=no, address=no, email=no, unit=no' },
  };
}

/** Returns the full addresses of a page in all languages, as search engines need them. */
function alternates(address: string, language: Language) {
  const addresses = Object.entries(addressesByLanguage(address, language) ?? {});
  return addresses.length > 0
    ? { languages: Object.fromEntries(addresses.map(([lang, there]) => [lang, absolute(there)])) }
    : undefined;
}

/**
 * Returns the metadata of a page: what search engines list, and what WhatsApp, Facebook and X show for a link to the
 * page.
 */
export function pageMetadata(page: PageFacts, { language, company }: Site): Metadata {
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
    robots: isForSearchEngines() ? { index: true, follow: true, 'max-image-preview': 'large' } : { index: false },
    openGraph: {
      type: 'website',
      title,
      description,
      // Names the page itself even if it has another canonical page, because Facebook takes the share card from the
      // page that is named here.
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
  pages: Record<string, Page>;
}

/**
 * Returns the sitemap entries of one language: each page without another canonical page, with the date on which its
 * words last changed.
 */
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

interface ManifestLabels {
  language: Language;
  company: { name: string; shortName: string; tagline: string; browserColour: string };
}

/** Returns the web app manifest, with which a phone can add the site to its home screen. */
export function webManifest({ language, company }: ManifestLabels): MetadataRoute.Manifest {
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
