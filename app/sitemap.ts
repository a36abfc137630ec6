import { languages } from '@/app/words';
import { sitemapEntries } from '@/lib/metadata';

export const dynamic = 'force-static';

/** The sitemap: the addresses of all pages that search engines should list. */
export default function sitemap() {
  return languages.flatMap(sitemapEntries);
}
