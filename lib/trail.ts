import type { Page } from '@/content/schemas/blocks';
import type { Language } from '@/lib/words/language';

/** A page on the way to another one. */
export interface TrailStep {
  name: string;
  address: string;
}

/** A page, and what is known of the pages above it. */
export interface PlacedPage {
  words: { language: Pick<Language, 'home'>; company: { name: string } };
  page: Pick<Page, 'address' | 'seo'>;
  /** The pages between the first page and this one, the upper first. */
  above?: Pick<Page, 'address' | 'seo'>[];
}

/** The way from the first page of the language to this one, both included. */
export const trailTo = ({ words, page, above = [] }: PlacedPage): TrailStep[] => [
  { name: words.company.name, address: words.language.home },
  ...[...above, page].map(({ seo, address }) => ({ name: seo.name, address })),
];
