import { type PageId, pageRoutes } from './facts/routes';
import { kebab } from './places';
import type { Page } from './schemas/blocks';
import type { Words } from './schemas/words';

/** Every page with an address in a language, in the order of a sitemap. */
export function pageList({
  pages,
  language,
}: Pick<Words, 'pages' | 'language'>): (Page & { id: PageId; file: string })[] {
  const byId = Object.fromEntries(Object.entries(pages).map(([key, page]) => [kebab(key), page])) as Record<
    PageId,
    Page
  >;
  return (Object.keys(pageRoutes) as PageId[]).map((id) => ({
    ...byId[id],
    id,
    file: `content/${language.code}/pages/${id}.ts`,
  }));
}
