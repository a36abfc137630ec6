import { PLACEHOLDER_SITE } from '../../lib/env';
import { attribute, elementsOf, textOf } from '../postbuild/html';
import { collapseSpaces } from './measure';

export type PageRecord = ReturnType<typeof readPage>;

export function readPage(route: string, html: string) {
  const elements = elementsOf(html.split('</head>', 1)[0]!);
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name);
  // Open Graph tags have `property` in place of `name`.
  const metas = named('meta').map((meta) => ({
    name: (attribute(meta, 'property') ?? attribute(meta, 'name') ?? '').toLowerCase(),
    content: collapseSpaces(attribute(meta, 'content') ?? ''),
  }));
  const contentOf = (name: string) => metas.find((meta) => meta.name === name)?.content || undefined;
  const title = collapseSpaces(named('title').map(textOf)[0] ?? '');
  const description = contentOf('description') ?? '';
  return {
    route,
    lang: attribute(named('html')[0]!, 'lang') ?? '',
    title,
    description,
    address: new URL(contentOf('og:url') ?? PLACEHOLDER_SITE + route),
    siteName: contentOf('og:site_name'),
    /** Without og: tags, a shared link shows the title and description for search results. */
    shared: {
      title: contentOf('og:title') ?? title,
      description: contentOf('og:description') ?? description,
      picture: contentOf('og:image'),
      alt: contentOf('og:image:alt'),
    },
  };
}
