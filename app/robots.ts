import type { MetadataRoute } from 'next';
import { absolute, isForSearchEngines } from '@/lib/env';

export const dynamic = 'force-static';

/**
 * Generates robots.txt, which lets search engines read every page and tells them where the sitemap is. In the build of
 * a branch that is not live, it keeps them out.
 */
export default function robots(): MetadataRoute.Robots {
  if (!isForSearchEngines()) return { rules: { userAgent: '*', disallow: '/' } };
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absolute('/sitemap.xml') };
}
