import type { Language } from '@/lib/content/language';
import type { Page } from './page';

/** A page, and the pages above it. */
export interface PlacedPage {
  site: { language: Pick<Language, 'home'>; company: { name: string } };
  page: Pick<Page, 'address' | 'seo'>;
  /** The pages between the landing page and this page, the topmost first. */
  above?: Pick<Page, 'address' | 'seo'>[];
}

/** Returns the breadcrumbs of a page: all pages from the landing page of the language to this page. */
export const breadcrumbsOf = ({ site, page, above = [] }: PlacedPage): { name: string; address: string }[] => [
  { name: site.company.name, address: site.language.home },
  ...[...above, page].map(({ seo, address }) => ({ name: seo.name, address })),
];
