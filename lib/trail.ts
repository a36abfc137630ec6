import type { Page } from '@/content/schemas/blocks';
import type { Language } from '@/lib/content/language';

/** One page in the breadcrumbs. */
export interface TrailStep {
  name: string;
  address: string;
}

/** A page, and the pages above it. */
export interface PlacedPage {
  words: { language: Pick<Language, 'home'>; company: { name: string } };
  page: Pick<Page, 'address' | 'seo'>;
  /** The pages between the landing page and this page, the topmost first. */
  above?: Pick<Page, 'address' | 'seo'>[];
}

/** Returns the breadcrumbs of a page: all pages from the landing page of the language to this page. */
export const trailTo = ({ words, page, above = [] }: PlacedPage): TrailStep[] => [
  { name: words.company.name, address: words.language.home },
  ...[...above, page].map(({ seo, address }) => ({ name: seo.name, address })),
];
