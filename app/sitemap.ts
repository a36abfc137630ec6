import type { MetadataRoute } from 'next';
import { pages } from '@/content/pages';
import { sitemapEntries } from '@/lib/metadata';

export const dynamic = 'force-static';

/** The pages that search engines should list. */
export default function sitemap(): MetadataRoute.Sitemap {
  return sitemapEntries(pages);
}
