import type { MetadataRoute } from 'next';
import { absolute } from '@/lib/env';

export const dynamic = 'force-static';

/** robots.txt: lets search engines read every page, and names the sitemap. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absolute('/sitemap.xml') };
}
