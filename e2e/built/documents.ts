import { routes } from '../../content/facts/routes';
import { htmlOf } from './built-site';

const parsed = new Map<string, Document>();

/** Parses the HTML of a built page, as a browser without scripts does, once for all tests of a file. */
export function documentOf(route: string): Document {
  if (!parsed.has(route)) parsed.set(route, new DOMParser().parseFromString(htmlOf(route), 'text/html'));
  return parsed.get(route)!;
}

export const documents = routes.map((route) => ({ route, page: documentOf(route) }));

/** The `href` of every element that a selector finds in a built page. */
export const hrefs = (page: ParentNode, selector: string) =>
  [...page.querySelectorAll(selector)].map((link) => link.getAttribute('href')!);

/** The text that a reader sees in a part of a built page, with a space between the texts of two elements. */
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
