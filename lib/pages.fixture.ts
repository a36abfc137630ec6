import type { Language } from '@/lib/content/language';
import type { Page } from './pages';

export const english: Language = {
  code: 'en',
  lang: 'en-IN',
  locale: 'en-IN',
  prefix: '',
  typeface: 'anek-latin',
  home: '/',
  others: [],
};
export const hindi: Language = {
  ...english,
  code: 'hi',
  lang: 'hi-IN',
  locale: 'hi-IN',
  prefix: '/hi',
  typeface: 'anek-devanagari',
  home: '/hi',
};

export const pageAt = (route: string, seo: Partial<Page['seo']> = {}) => ({
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
      layout: 'side' as const,
      surface: 'dawn' as const,
      pictures: ['/pictures/roof.svg'],
      alt: `Picture of ${route}`,
    },
    ...seo,
  },
  updated: '2025-03-01',
});

export const pageInHindi = (page: ReturnType<typeof pageAt>): ReturnType<typeof pageAt> => ({
  ...page,
  address: page.route === '/' ? '/hi' : `/hi${page.route}`,
});
