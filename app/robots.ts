import type { MetadataRoute } from 'next';
import { absolute } from '@/lib/env';

export const dynamic = 'force-static';

/** Generates robots.txt, which lets search engines read every page and tells them where the sitemap is. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absolute('/sitemap.xml') };
}
