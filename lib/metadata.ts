import type { Metadata, MetadataRoute } from 'next';
import type { Language } from '@/lib/content/language';
import { absolute, isForSearchEngines } from './env';
import { addressesByLanguage } from './language-address';
import type { Page } from './pages';
import list from './share-cards.json';

/** In pixels. Facebook and X show the picture of a shared link at 1.91 to 1. */
export const CARD_SIZE = { width: 1200, height: 630 };

type PageFacts = Pick<Page, 'address' | 'seo'>;

const cards: Partial<Record<string, { file: string }>> = list;

/**
 * Returns the picture for a shared link to the page.
 * @returns undefined until the picture is made
 */
export function shareImage({ address, seo }: PageFacts) {
  const card = cards[address];
  return card && { url: absolute(`/cards/${card.file}`), ...CARD_SIZE, alt: seo.card.alt, type: 'image/jpeg' };
}

export function siteMetadata({ language }: { language: Language }): Metadata {
  return {
    // Leaves out /favicon.ico, which browsers without SVG icons request by themselves.
    icons: { icon: { url: '/icon.svg', type: 'image/svg+xml' }, apple: '/apple-icon.png' },
    // Next.js adds the manifest of the first language by itself.
    ...(language.prefix && { manifest: `${language.prefix}/manifest.webmanifest` }),
    // Keeps iPhones from making links of numbers, dates and addresses, because React would then render the whole page
    // again. The field `formatDetection` of Next.js lacks "unit".
    other: { 'format-detection': 'telephone=no, date=no, address=no, email=no, unit=no' },
  };
}

function alternates(address: string, language: Language) {
  const addresses = Object.entries(addressesByLanguage(address, language) ?? {});
  return addresses.length > 0
    ? { languages: Object.fromEntries(addresses.map(([lang, there]) => [lang, absolute(there)])) }
    : undefined;
}

export function pageMetadata(
  page: PageFacts,
  { language, company }: { language: Language; company: { name: string } },
): Metadata {
  const { address } = page;
  const { title, description, canonical } = page.seo;
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
      // Names this page even if another is canonical, because Facebook shows the named page's picture.
      url: absolute(address),
      siteName: company.name,
      locale: language.lang.replace('-', '_'),
      images: image && [image],
    },
    twitter: { card: 'summary_large_image', title, description, images: image && [{ url: image.url, alt: image.alt }] },
  };
}

export const sitemapEntries = ({
  language,
  pages,
}: {
  language: Language;
  pages: Record<string, Page>;
}): MetadataRoute.Sitemap =>
  Object.values(pages)
    .filter(({ address, seo }) => (seo.canonical?.address ?? address) === address)
    .map((page) => ({
      url: absolute(page.address),
      lastModified: page.updated,
      alternates: alternates(page.address, language),
      images: [shareImage(page)?.url ?? []].flat(),
    }));

interface ManifestLabels {
  language: Language;
  company: { name: string; shortName: string; tagline: string; browserColour: string };
}

export const webManifest = ({ language, company }: ManifestLabels): MetadataRoute.Manifest => ({
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
});
