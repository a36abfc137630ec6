import type { MetadataRoute } from 'next';
import { absolute, isForSearchEngines } from '@/lib/env';

export const dynamic = 'force-static';

/** The build of a branch that is not live keeps search engines out. */
export default function robots(): MetadataRoute.Robots {
  if (!isForSearchEngines()) return { rules: { userAgent: '*', disallow: '/' } };
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absolute('/sitemap.xml') };
}
