import { parse, type DefaultTreeAdapterMap } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
export type Element = DefaultTreeAdapterMap['element'];

export interface Page {
  /** The path of the file in the folder of the export. */
  path: string;
  html: string;
}

/** A change to the HTML of a page: `text` replaces what is between `start` and `end` (offsets in UTF-16 units). */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** All elements in document order with their places, also in <noscript>, whose styles the security policy hashes. */
export const elementsOf = (html: string): Element[] =>
  elementsIn(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }));

function elementsIn(node: Node): Element[] {
  const inTemplate = 'content' in node ? elementsIn(node.content) : [];
  const children = 'childNodes' in node ? node.childNodes.flatMap(elementsIn) : [];
  return ['tagName' in node ? [node] : [], inTemplate, children].flat();
}

/** The value of an attribute, with character references resolved. */
export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((attr) => attr.name === name)?.value;

/** The names that a link may use for a place in a page: ids, and values of `data-address`, which a script opens. */
export const placesIn = (elements: Element[]) =>
  elements.flatMap((element) => ['id', 'data-address'].flatMap((name) => attribute(element, name) ?? []));

/** The text of a <script> or <style> as the browser sees it: CR and CRLF have become LF. */
export const textOf = (element: Element): string =>
  element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');

/** Applies edits and changes no other character, because React compares the page with its own output. */
export function applyEdits(html: string, edits: Edit[]): string {
  // Changes a page from its end to its beginning, because a change moves all text after it.
  const fromTheEnd = edits.toSorted((a, b) => b.start - a.start || b.end - a.end);
  return fromTheEnd.reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), html);
}

export function replaced(element: Element, text: string): Edit {
  const { startOffset, endOffset } = element.sourceCodeLocation!;
  return { start: startOffset, end: endOffset, text };
}

export function withEndOfBody(html: string, text: string): string {
  const end = html.lastIndexOf('</body>');
  return html.slice(0, end) + text + html.slice(end);
}
