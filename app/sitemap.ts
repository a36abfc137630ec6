import { languages } from '@/app/site';
import { sitemapEntries } from '@/lib/metadata';

export const dynamic = 'force-static';

/** Generates the sitemap, which lists the addresses of all pages that search engines should show. */
export default function sitemap() {
  return languages.flatMap(sitemapEntries);
}
