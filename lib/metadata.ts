import type { Metadata, MetadataRoute } from 'next';
import type { Page, Site } from '@/content/schema';
import { absolute } from './env';
import list from './share-cards.json';

/** The size of every share image, in pixels: the large card of Facebook and X, 1.91 to 1. */
export const CARD_SIZE = { width: 1200, height: 630 };

/** What a head says of its page. */
export type PageFacts = Pick<Page, 'route' | 'seo'>;

const cards: Partial<Record<string, { file: string }>> = list;

/**
 * The picture that shared links show, with its address in full; undefined while it has not been made, which stops a
 * build and not the development server.
 */
export function shareImage({ route, seo }: PageFacts) {
  const card = cards[route];
  return card && { url: absolute(`/cards/${card.file}`), ...CARD_SIZE, alt: seo.card.alt, type: 'image/jpeg' };
}

/** The head of a page: what search engines list, and what WhatsApp, Facebook and X show of a link to it. */
export function pageMetadata(page: PageFacts, { name }: Pick<Site, 'name'>): Metadata {
  const { route, seo } = page;
  const { title, description, canonical } = seo;
  const image = shareImage(page);
  return {
    title,
    description,
    alternates: { canonical: absolute(canonical?.route ?? route) },
    robots: { index: true, follow: true, 'max-image-preview': 'large' },
    openGraph: {
      type: 'website',
      title,
      description,
      // Its own address also where another page is listed instead: Facebook reads the card from the page named here.
      url: absolute(route),
      siteName: name,
      locale: 'en_IN',
      images: image && [image],
    },
    twitter: { card: 'summary_large_image', title, description, images: image && [{ url: image.url, alt: image.alt }] },
  };
}

/** The sitemap: every page that is listed under its own address, with the day its words were last changed. */
export function sitemapEntries(pages: readonly Pick<Page, 'route' | 'seo' | 'updated'>[]): MetadataRoute.Sitemap {
  return pages
    .filter(({ route, seo }) => (seo.canonical?.route ?? route) === route)
    .map((page) => ({
      url: absolute(page.route),
      lastModified: page.updated,
      images: [shareImage(page)?.url ?? []].flat(),
    }));
}
