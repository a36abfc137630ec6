import { createHash } from 'node:crypto';
import type { DefaultTreeAdapterMap } from 'parse5';
import { attribute, elementsOf, textOf, type Element } from '../../postbuild/html';
import { allThings, typesOf } from '../structured-data';

/** The contents of a page as the studio has read them from its HTML. */
export type PageRecord = ReturnType<typeof readPage>;

/** A file that a page needs, with the element and attribute that name it, for example `img src`. */
interface Resource {
  address: string;
  named: string;
}

/**
 * Reads the contents of a page for the studio.
 * @returns every part as written, with character references resolved; a missing part is empty
 */
export function readPage(route: string, html: string) {
  const elements = elementsOf(html);
  const named = (...names: string[]) => elements.filter(({ tagName }) => names.includes(tagName));
  // Reads `property` and `name` of each <meta>: Open Graph uses the first, all others the second.
  const metas = named('meta').map((meta) => ({
    name: (attribute(meta, 'property') ?? attribute(meta, 'name') ?? '').toLowerCase(),
    content: oneLine(attribute(meta, 'content') ?? ''),
  }));
  const contentOf = (name: string) => metas.find((meta) => meta.name === name)?.content || undefined;
  // Skips the titles of SVG drawings in the page.
  const title = named('title').find(({ namespaceURI }) => namespaceURI.endsWith('xhtml'));
  const canonical = named('link').find((link) => attribute(link, 'rel')?.toLowerCase() === 'canonical');
  const jsonLd = named('script')
    .filter((script) => attribute(script, 'type')?.toLowerCase() === 'application/ld+json')
    .map((script) => JSON.parse(textOf(script)) as unknown);
  return {
    route,
    lang: attribute(named('html')[0]!, 'lang') ?? '',
    title: title ? oneLine(textOf(title)) : '',
    description: contentOf('description') ?? '',
    canonical: canonical && attribute(canonical, 'href'),
    siteName: contentOf('og:site_name'),
    /** The words and picture of a shared link to the page: its own words for that, or else those for search. */
    shared: {
      title: contentOf('og:title') ?? (title ? oneLine(textOf(title)) : ''),
      description: contentOf('og:description') ?? contentOf('description') ?? '',
      /** The address of the page's share picture. */
      picture: contentOf('og:image'),
      alt: contentOf('og:image:alt'),
    },
    headings: named('h1', 'h2', 'h3', 'h4', 'h5', 'h6').map((heading) => ({
      level: Number(heading.tagName[1]),
      text: visibleText(heading),
    })),
    links: named('a').flatMap((link) => attribute(link, 'href') ?? []),
    /** The pictures, films and icons that a page names, one entry for each time. */
    resources: [...filesOfElements(elements), ...filesOfStructuredData(jsonLd)],
    jsonLd,
  };
}

/** A short hash of a text or a file. */
export const shortHash = (contents: string | Buffer) =>
  createHash('sha256').update(contents).digest('hex').slice(0, 12);

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const UNSEEN = /^(script|style|template|svg|noscript|head)$/;
/** Elements within a line of text: the words on both sides of their edges may belong together. */
const WITHIN_A_LINE = /^(a|abbr|b|bdi|cite|code|em|i|mark|q|s|small|span|strong|sub|sup|time|u|wbr)$/;

/** The visible words of an element as one line, without those of scripts, styles and drawings. */
const visibleText = (element: Element) => oneLine(collect(element));

function collect(node: DefaultTreeAdapterMap['node']): string {
  if ('value' in node) return node.value;
  if (!('childNodes' in node)) return '';
  const name = 'tagName' in node ? node.tagName : '';
  if (UNSEEN.test(name)) return '';
  const text = node.childNodes.map(collect).join('');
  return WITHIN_A_LINE.test(name) ? text : ` ${text} `;
}

/** The attributes of HTML elements that name files. */
const NAMING: Record<string, string[]> = {
  img: ['src', 'srcset'],
  source: ['src', 'srcset'],
  video: ['src', 'poster'],
  link: ['imagesrcset'],
};
const ICONS = /(?:^|\s)(?:icon|apple-touch-icon|manifest)(?:\s|$)/;

function filesOfElements(elements: Element[]): Resource[] {
  return elements.flatMap((element) => {
    const { tagName: tag } = element;
    const rel = attribute(element, 'rel')?.toLowerCase() ?? '';
    const files = (NAMING[tag] ?? []).flatMap((name) => {
      const value = attribute(element, name) ?? '';
      const addresses = name.endsWith('srcset') ? value.split(',').map((one) => one.trim().split(/\s/)[0]!) : [value];
      return addresses.map((address) => ({ address, named: `${tag} ${name}` }));
    });
    const icon = tag === 'link' && ICONS.test(rel) ? [attribute(element, 'href') ?? ''] : [];
    return [...files, ...icon.map((address) => ({ address, named: `link ${rel}` }))].filter(({ address }) => address);
  });
}

/** Lists the files that the structured data of a page names. */
const filesOfStructuredData = (jsonLd: unknown[]): Resource[] =>
  allThings({ jsonLd }).flatMap((thing) => {
    const types = typesOf(thing);
    const fields = ['image', 'logo', 'contentUrl', 'thumbnailUrl', ...(types.includes('ImageObject') ? ['url'] : [])];
    return fields.flatMap((field) =>
      [thing[field]]
        .flat()
        .filter((address) => typeof address === 'string')
        .map((address) => ({ address, named: `${field} of ${types.join()} in the structured data` })),
    );
  });
