import { parse, type DefaultTreeAdapterMap } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
export type Element = DefaultTreeAdapterMap['element'];

export interface Page {
  path: string;
  html: string;
}

/** Offsets are in UTF-16 units. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Includes the elements in <noscript>, because the security policy hashes their styles too. */
export const elementsOf = (html: string): Element[] =>
  elementsIn(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }));

function elementsIn(node: Node): Element[] {
  const inTemplate = 'content' in node ? elementsIn(node.content) : [];
  const children = 'childNodes' in node ? node.childNodes.flatMap(elementsIn) : [];
  return ['tagName' in node ? [node] : [], inTemplate, children].flat();
}

export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((attr) => attr.name === name)?.value;

/** Where a link with `#` can lead: to an `id`, or to the form tab that a script opens for a `data-address`. */
export const placesIn = (elements: Element[]) =>
  elements.flatMap((element) => ['id', 'data-address'].flatMap((name) => attribute(element, name) ?? []));

/** The text of a <script> or <style> as the browser hashes it. */
export const textOf = (element: Element): string =>
  element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');

/** Changes nothing outside the edits, because React compares the page with its own output. */
export function applyEdits(html: string, edits: Edit[]): string {
  // Starts with the last edit, because each edit moves all text after it.
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
