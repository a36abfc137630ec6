import type { AnyPage, Sections } from '@/content/schemas/pages';
import type { Words } from '@/content/schemas/words';
import { pageOf } from './page-of';

/** The page of an article in the words of one language. */
export type ArticlePage = AnyPage & Pick<Sections, 'article' | 'next'>;

const PREFIX = 'learn-';

/** The slugs of all articles, in the order in which the site lists them. A slug is an article's name in its address. */
export const articleSlugs = ({ pages }: Pick<Words, 'pages'>): string[] =>
  Object.values(pages)
    .filter(({ article }) => article !== undefined)
    .sort((one, other) => one.article!.order - other.article!.order)
    .map(({ id }) => id.slice(PREFIX.length));

/**
 * Returns the page of an article.
 * @param slug the article's name in its address, for example `net-meter-time`
 * @throws Error if no article has this slug
 */
export const articlePage = (words: Pick<Words, 'pages'>, slug: string): ArticlePage =>
  pageOf(words, PREFIX + slug, 'article', 'next');
