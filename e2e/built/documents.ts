import { languages } from '../site';
import { htmlOf } from './built-site';

const parsed = new Map<string, Document>();

export function documentOf(route: string): Document {
  if (!parsed.has(route)) parsed.set(route, new DOMParser().parseFromString(htmlOf(route), 'text/html'));
  return parsed.get(route)!;
}

/** `page` is a getter, so that a test file parses only the pages that its tests look at. */
export const documents = languages.flatMap((site) =>
  Object.values(site.pages).map((own) => ({
    ...{ address: own.address, own, site },
    get page() {
      return documentOf(own.address);
    },
  })),
);

export const wordsOf = (element: Element | null | undefined) => element?.textContent.replace(/\s+/g, ' ').trim() ?? '';

export type DataNode = Record<string, unknown>;
export function structuredDataIn(page: Document): DataNode[] {
  const graph = page.querySelector('script[type="application/ld+json"]');
  return graph ? JSON.parse(graph.textContent)['@graph'] : [];
}
export const nodeOf = (page: Document, type: string) => structuredDataIn(page).find((node) => node['@type'] === type);
export const trailOf = (page: Document) => nodeOf(page, 'BreadcrumbList')!.itemListElement as { name: string }[];
export const questionsOf = (page: Document) =>
  ((nodeOf(page, 'FAQPage')?.mainEntity ?? []) as { name: string }[]).map(({ name }) => name);

export const hrefs = (page: ParentNode, selector: string) =>
  [...page.querySelectorAll(selector)].map((link) => link.getAttribute('href')!);

export function visibleTexts(part: Node): Text[] {
  const walker = part.ownerDocument!.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts.filter(({ parentElement }) => !parentElement!.closest('script, style, template'));
}

export const visibleTextOf = (part: Node) =>
  // `join` puts spaces between a word in an element of its own and a sign beside it. The last line removes them.
  visibleTexts(part)
    .map(({ data }) => data)
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/(?<=\() | (?=[.,:;!?)])/g, '');
