import { createHash } from 'node:crypto';
import { attribute, elementsOf, textOf, type Element } from '../../postbuild/html';
import { placesIn } from '../../postbuild/complaints';
import type { JsonLd, Meta, PageRecord } from './page-record';
import { resourcesOf } from './resources';
import { visibleText, wordsIn } from './visible-text';

/**
 * Reads what a page says of itself.
 *
 * @param html the page as it is served
 * @returns every part as written, with character references resolved; what is missing is empty
 */
export function readPage(route: string, html: string): PageRecord {
  const elements = elementsOf(html);
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name);
  // An SVG in the page may have a title too, which is not the page's.
  const titles = named('title').filter(({ namespaceURI }) => namespaceURI.endsWith('xhtml'));
  const metas = named('meta').map(readMeta);
  const body = named('body')[0];
  const text = body ? visibleText(body) : '';
  const jsonLd = named('script')
    .filter((script) => attribute(script, 'type')?.toLowerCase() === 'application/ld+json')
    .map(readJsonLd);
  return {
    route,
    lang: attribute(named('html')[0]!, 'lang') ?? '',
    titles: titles.map((title) => oneLine(textOf(title))),
    descriptions: metas.filter(({ name }) => name === 'description').map(({ content }) => content),
    canonicals: named('link')
      .filter(isCanonical)
      .map((link) => attribute(link, 'href') ?? ''),
    robots: metas
      .filter(({ name }) => name === 'robots' || name === 'googlebot')
      .map(({ content }) => content.toLowerCase()),
    properties: metas.filter(({ name }) => name.includes(':')),
    headings: elements
      .filter(({ tagName }) => /^h[1-6]$/.test(tagName))
      .map((heading) => ({ level: Number(heading.tagName[1]), text: visibleText(heading) })),
    words: wordsIn(text),
    wording: createHash('sha256')
      .update(named('main').map(visibleText).join(' ') || text)
      .digest('hex')
      .slice(0, 12),
    links: named('a').flatMap((link) => {
      const href = attribute(link, 'href');
      return href === undefined ? [] : [{ href, text: visibleText(link) || attribute(link, 'aria-label') || '' }];
    }),
    resources: resourcesOf(elements, jsonLd),
    ids: placesIn(elements),
    jsonLd,
    headEnd: headEndOf(named('head')[0], body, html),
    bytes: Buffer.byteLength(html),
  };
}

const isCanonical = (link: Element) => (attribute(link, 'rel') ?? '').toLowerCase().split(/\s+/).includes('canonical');

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Open Graph names its values `property`, everybody else `name`; readers take either. */
function readMeta(meta: Element): Meta {
  const name = (attribute(meta, 'property') ?? attribute(meta, 'name') ?? '').toLowerCase();
  return { name, content: oneLine(attribute(meta, 'content') ?? '') };
}

function readJsonLd(script: Element): JsonLd {
  const source = textOf(script);
  try {
    return { value: JSON.parse(source) as unknown };
  } catch (error) {
    return { error: (error as Error).message, source };
  }
}

function headEndOf(head: Element | undefined, body: Element | undefined, html: string): number {
  const end = head?.sourceCodeLocation?.endOffset ?? body?.sourceCodeLocation?.startOffset ?? html.length;
  return Buffer.byteLength(html.slice(0, end));
}
