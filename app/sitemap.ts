import { languages } from '@/app/site';
import { sitemapEntries } from '@/lib/metadata';

export const dynamic = 'force-static';

export default function sitemap() {
  return languages.flatMap(sitemapEntries);
}
