import type { Language } from '@/lib/content/language';

export interface Page {
  address: string;
  seo: {
    name: string;
    title: string;
    description: string;
    canonical?: { address: string };
    card: { alt: string };
  };
  /** When the page's content last changed: YYYY-MM-DD. */
  updated: string;
}

export interface PlacedPage {
  site: { language: Pick<Language, 'home'>; company: { shortName: string } };
  page: Pick<Page, 'address' | 'seo'>;
  /** The pages between the landing page and this one, the topmost first. */
  above?: Pick<Page, 'address' | 'seo'>[];
}

export const breadcrumbsOf = ({ site, page, above = [] }: PlacedPage): { name: string; address: string }[] => [
  { name: site.company.shortName, address: site.language.home },
  ...[...above, page].map(({ seo, address }) => ({ name: seo.name, address })),
];

interface Pages<P> {
  pages: Readonly<Record<string, P>>;
}

/**
 * @param id for example `home`, `learn-net-meter-time` or `rooftop-solar-varanasi`
 * @throws Error if the page or one of its sections is missing
 */
export function pageOf<P extends { file: string }, Name extends keyof P = never>(
  { pages }: Pages<P>,
  id: string,
  ...sections: Name[]
): P & Required<Pick<P, Name>> {
  const page = pages[id];
  if (!page) throw new Error(`content/pages/${id}.yaml: expected this file, which a page shows`);
  const missing = sections.find((name) => page[name] === undefined);
  if (missing !== undefined)
    throw new Error(`${page.file} ${String(missing)}: expected this section, which the page shows`);
  return page as P & Required<Pick<P, Name>>;
}

/** Returns the last part of each article's address, in the order in which the page `learn` lists the articles. */
export const articleSlugs = ({ pages }: Pages<{ id: string; article?: { order: number } }>): string[] =>
  Object.values(pages)
    .filter(({ article }) => article !== undefined)
    .sort((one, other) => one.article!.order - other.article!.order)
    .map(({ id }) => id.replace(/^learn-/, ''));

/** @throws Error if the page or one of its sections is missing */
export const articlePage = <P extends { file: string; article?: unknown; ctaBand?: unknown }>(
  site: Pages<P>,
  slug: string,
) => pageOf(site, `learn-${slug}`, 'article', 'ctaBand');

/** @param id for example `varanasi` @throws Error if the page or one of its sections is missing */
export const townPage = <P extends { file: string; hero?: unknown; town?: unknown }>(site: Pages<P>, id: string) =>
  pageOf(site, `rooftop-solar-${id}`, 'hero', 'town');
