import { type PageId, pageRoutes } from './facts/routes';
import { kebab } from './places';
import type { Page } from './schemas/blocks';
import type { Words } from './schemas/words';

/** Every page with an address in a language, in the order of a sitemap, with its id and the file of its words. */
export function pageList({ pages, language }: Pick<Words, 'pages' | 'language'>) {
  const byId: Record<string, unknown> = Object.fromEntries(
    Object.entries(pages).map(([key, page]) => [kebab(key), page]),
  );
  return (Object.keys(pageRoutes) as PageId[]).map((id) => ({
    ...(byId[id] as Page),
    id,
    file: `content/${language.code}/pages/${id}.ts`,
  }));
}
