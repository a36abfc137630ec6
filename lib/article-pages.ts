import { pageOf } from './page-of';

interface Page {
  id: string;
  file: string;
  article?: { order: number };
  ctaBand?: unknown;
}

/** The pages of one language. */
interface Site<P extends Page> {
  pages: Readonly<Record<string, P>>;
}

const PREFIX = 'learn-';

/** The slugs of all articles, in the order in which the site lists them. A slug is an article's name in its address. */
export const articleSlugs = ({ pages }: Site<Page>): string[] =>
  Object.values(pages)
    .filter(({ article }) => article !== undefined)
    .sort((one, other) => one.article!.order - other.article!.order)
    .map(({ id }) => id.slice(PREFIX.length));

/**
 * Returns the page of an article.
 * @param slug the article's name in its address, for example `net-meter-time`
 * @throws Error if no article has this slug
 */
export const articlePage = <P extends Page>(site: Site<P>, slug: string) =>
  pageOf(site, PREFIX + slug, 'article', 'ctaBand');
