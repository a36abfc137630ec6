import type { MetadataRoute } from 'next';
import { absolute } from '@/lib/env';

export const dynamic = 'force-static';

/** Everything may be read; the sitemap says what there is. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absolute('/sitemap.xml') };
}
