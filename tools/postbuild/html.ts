import { parse, type DefaultTreeAdapterMap } from 'parse5';

const HTML = 'http://www.w3.org/1999/xhtml';

type Node = DefaultTreeAdapterMap['node'];
export type Element = DefaultTreeAdapterMap['element'];

/** A page of the export; `path` is relative to the export folder. */
export interface Page {
  path: string;
  html: string;
}

/** A change to a page's text: what stands from `start` up to `end` (offsets in UTF-16 units) gives way to `text`. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * All elements of a page, in document order, each with its place in the text.
 *
 * What stands in a <noscript> is read as elements, as a browser without scripts does: its styles
 * need a hash like any other.
 */
export function elementsOf(html: string): Element[] {
  return elementsIn(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
}

function elementsIn(node: Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes.flatMap(elementsIn) : [];
  const inTemplate = 'content' in node ? elementsIn(node.content) : [];
  return 'tagName' in node ? [node, ...inTemplate, ...children] : [...inTemplate, ...children];
}

/** An attribute's value, with character references resolved; undefined when the element does not have it. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

/** The text of a <script> or <style> as the browser sees it: CR and CRLF have become LF. */
export function textOf(element: Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

/** "line:column" of an element in its page, both counted from 1. */
export function positionOf(element: Element): string {
  const place = element.sourceCodeLocation;
  return place ? `${place.startLine}:${place.startCol}` : '1:1';
}

/**
 * Changes a page's text at the given places and leaves every other character as it is: React
 * compares the page with what it would render, so it must not be written anew by a serialiser.
 */
export function applyEdits(html: string, edits: Edit[]): string {
  // From the end to the beginning, so that the offsets of the edits still to come stay true.
  const fromTheEnd = edits.toSorted((a, b) => b.start - a.start || b.end - a.end);
  return fromTheEnd.reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), html);
}

/** The place before the end of a page's body. */
export function endOfBody(html: string): Pick<Edit, 'start' | 'end'> {
  const end = html.lastIndexOf('</body>');
  return { start: end, end };
}

/** A page without the slashes that end <img/> and its like: HTML passes over them. In drawings, which are XML, they count. */
export function withoutClosingSlashes(html: string): string {
  const ends = elementsOf(html)
    .filter(({ namespaceURI }) => namespaceURI === HTML)
    .map(({ sourceCodeLocation }) => sourceCodeLocation?.startTag?.endOffset ?? sourceCodeLocation?.endOffset ?? 0);
  return applyEdits(
    html,
    ends.filter((end) => html.endsWith('"/>', end)).map((end) => ({ start: end - 2, end: end - 1, text: '' })),
  );
}

/** Text made safe to stand in a double-quoted attribute. */
export function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
