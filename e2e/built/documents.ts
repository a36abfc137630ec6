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

export function mainWordsOf(page: Document): string {
  const main = page.querySelector('main')!.cloneNode(true) as Element;
  main.querySelectorAll('script').forEach((script) => script.remove());
  return wordsOf(main);
}

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

export function visibleTextOf(part: Node): string {
  const texts = part.ownerDocument!.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const seen: string[] = [];
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode as Text;
    if (!parentElement!.closest('script, style, template')) seen.push(data);
  }
  // A figure may be in an element of its own, so the join also puts spaces between the figure and a bracket or
  // punctuation mark. These spaces are removed.
  return seen
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/(?<=\() | (?=[.,:;!?)])/g, '');
}
