import type { Page } from '@/content/schemas/blocks';
import type { Language } from '@/lib/content/language';

export const english: Language = { code: 'en', lang: 'en-IN', locale: 'en-IN', prefix: '', home: '/', others: [] };
export const hindi: Language = { ...english, code: 'hi', lang: 'hi-IN', locale: 'hi-IN', prefix: '/hi', home: '/hi' };

/** For tests: makes a page with a title and a description at the given address. */
export const pageAt = (route: Page['route'], seo: Partial<Page['seo']> = {}): Page => ({
  id: 'home',
  file: 'content/pages/home.yaml',
  route,
  address: route,
  seo: {
    name: `Name of ${route}`,
    title: `Title of ${route}`,
    description: `What ${route} is about.`,
    card: {
      kicker: 'Roof Co',
      heading: `Card of ${route}`,
      layout: 'side',
      surface: 'dawn',
      pictures: ['/pictures/roof.svg'],
      alt: `Picture of ${route}`,
    },
    ...seo,
  },
  updated: '2025-03-01',
});

/** For tests: returns the Hindi version of a page, whose address has the prefix /hi. */
export const pageInHindi = (page: Page): Page => ({
  ...page,
  address: page.route === '/' ? '/hi' : `/hi${page.route}`,
});
