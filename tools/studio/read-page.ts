import { PLACEHOLDER_SITE } from '../../lib/env';
import { attribute, elementsOf, textOf } from '../postbuild/html';

/** What the studio has read from the HTML of a page. */
export type PageRecord = ReturnType<typeof readPage>;

/**
 * Reads the head of a page for the studio.
 * @returns every part as written, with character references resolved; a missing part is empty
 */
export function readPage(route: string, html: string) {
  const elements = elementsOf(html.split('</head>', 1)[0]!);
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name);
  // Reads `property` and `name` of each <meta>, because Open Graph uses the first and all others use the second.
  const metas = named('meta').map((meta) => ({
    name: (attribute(meta, 'property') ?? attribute(meta, 'name') ?? '').toLowerCase(),
    content: oneLine(attribute(meta, 'content') ?? ''),
  }));
  const contentOf = (name: string) => metas.find((meta) => meta.name === name)?.content || undefined;
  const title = oneLine(named('title').map(textOf)[0] ?? '');
  const description = contentOf('description') ?? '';
  return {
    route,
    lang: attribute(named('html')[0]!, 'lang') ?? '',
    title,
    description,
    /** The full address of the page on the live site. */
    address: new URL(contentOf('og:url') ?? PLACEHOLDER_SITE + route),
    siteName: contentOf('og:site_name'),
    /** The words and picture of a shared link to the page: those in the og: tags, or else those for search. */
    shared: {
      title: contentOf('og:title') ?? title,
      description: contentOf('og:description') ?? description,
      /** The address of the page's share picture. */
      picture: contentOf('og:image'),
      alt: contentOf('og:image:alt'),
    },
  };
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
