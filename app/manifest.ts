import type { MetadataRoute } from 'next';
import { site } from '@/content/facts/site';

export const dynamic = 'force-static';

/** What a phone needs to put the site on its home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: site.name,
    short_name: site.shortName,
    description: site.tagline,
    lang: 'en-IN',
    start_url: '/',
    display: 'minimal-ui',
    theme_color: site.browserColour,
    background_color: site.browserColour,
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
