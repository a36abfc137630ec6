import { routes } from '../../content/facts/routes';
import { htmlOf } from './built-site';

const parsed = new Map<string, Document>();

/** Parses a built page as a browser without scripts does. */
export function documentOf(route: string): Document {
  if (!parsed.has(route)) parsed.set(route, new DOMParser().parseFromString(htmlOf(route), 'text/html'));
  return parsed.get(route)!;
}

export const documents = routes.map((route) => ({ route, page: documentOf(route) }));

/** The addresses of the links that a selector finds. */
export const hrefs = (page: ParentNode, selector: string) =>
  [...page.querySelectorAll(selector)].map((link) => link.getAttribute('href')!);

/** The text that a reader sees in a part of a page, with a space between two elements. */
export function textOf(part: Node): string {
  const texts = part.ownerDocument!.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const seen: string[] = [];
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode as Text;
    if (!parentElement!.closest('script, style, template')) seen.push(data);
  }
  // A span keeps a figure together with its unit: no space may come between it and the punctuation around it.
  return seen
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/(?<=\() | (?=[.,:;!?)])/g, '');
}
