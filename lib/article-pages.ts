import type { AnyPage, Sections } from '@/content/schemas/pages';
import type { Words } from '@/content/schemas/words';
import { pageOf } from './page-of';

/** The page of an article, in the words of one language. */
export type ArticlePage = AnyPage & Pick<Sections, 'article' | 'next'>;

const PREFIX = 'learn-';

/** The names of the articles in their addresses, in the order in which the site lists them. */
export const articleSlugs = ({ pages }: Pick<Words, 'pages'>): string[] =>
  Object.values(pages)
    .filter(({ article }) => article !== undefined)
    .sort((one, other) => one.article!.order - other.article!.order)
    .map(({ id }) => id.slice(PREFIX.length));

/**
 * The page of an article.
 * @param slug its name in the address, for example `net-meter-time`
 * @throws Error where there is no such article
 */
export const articlePage = (words: Pick<Words, 'pages'>, slug: string): ArticlePage =>
  pageOf(words, PREFIX + slug, 'article', 'next');
