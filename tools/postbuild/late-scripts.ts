import { createHash } from 'node:crypto';
import { applyEdits, attribute, elementsOf, replaced, textOf, withEndOfBody, type Element, type Page } from './html';

/** The styles that a page's late scripts need. */
export interface LateStyles {
  /** The addresses of the page's style sheets: React fetches those that it does not find in the document. */
  sheets: string[];
  /** The rules for classes and attributes that only these scripts can add. */
  css: string;
}

/** A file that a step adds to the export; `path` is relative to its folder. */
export interface AddedFile {
  path: string;
  text: string;
}

/**
 * On every page: one has work where something of the visitor's waits on the device, which the starter sees by itself, the
 * other where a part of ours is missing.
 */
const FOR_THE_DEVICE = ['OutboxNotice', 'StalePage'];

/** What Next itself puts into every page's data; all else is ours, and waits for the framework. */
const NEXTS_OWN = ['default', 'IconMark', 'MetadataBoundary', 'OutletBoundary', 'ViewportBoundary'];

/**
 * Takes the framework's scripts out of a page and lists them in it instead, for late-start.ts to fetch when they are
 * needed. The page's data, half of its text, go into a file of their own, first in the list: they are fetched with the
 * framework alone. What older browsers than the site supports would fetch goes altogether. A page in which
 * nothing waits for the framework lists nothing, and one in which nothing does but what is kept on the device says so.
 *
 * @param styles what the framework needs of the page's styles: it comes with the data, before anything wakes
 */
export function withLateScripts(
  page: Page,
  styles: LateStyles = { sheets: [], css: '' },
): { html: string; files: AddedFile[] } {
  const elements = elementsOf(page.html);
  const async = elements.filter((element) => attribute(element, 'async') !== undefined);
  const files = async.flatMap((script) => attribute(script, 'src') ?? []);
  const text = [...scriptsFor(styles), ...elements.filter(isData).map(textOf)].join(';\n');
  const file = { path: `_next/static/late/${createHash('sha256').update(text).digest('hex').slice(0, 16)}.js`, text };
  const imported = [...text.matchAll(/\bI\[\d+,\[[^\]]*\],\\"(\w+)\\"/g)].map(([, name]) => name!);
  const ours = imported.filter((name) => !NEXTS_OWN.includes(name));
  const isNeeded = ours.length > 0;
  const forTheDevice = isNeeded && ours.every((name) => FOR_THE_DEVICE.includes(name)) ? ' data-needed="device"' : '';
  const list = JSON.stringify(isNeeded ? [`/${file.path}`, ...new Set(files)] : []);
  const own = applyEdits(
    page.html,
    elements.filter(isOfTheFramework).map((element) => replaced(element, '')),
  );
  const html = withEndOfBody(own, `<script type="application/json" id="late-scripts"${forTheDevice}>${list}</script>`);
  return { html, files: isNeeded ? [file] : [] };
}

/** Gives a page what has been left out of it; a style sheet made by a script is no inline style to a security policy, and no browser fetches one that is disabled. */
const scriptsFor = ({ sheets, css }: LateStyles): string[] => [
  ...sheets.map(
    (address) =>
      `{let l=document.createElement("link");l.rel="stylesheet";l.href=${JSON.stringify(address)};l.dataset.precedence="next";l.setAttribute("disabled","");document.head.append(l)}`,
  ),
  ...(css
    ? [`{let s=new CSSStyleSheet;s.replaceSync(${JSON.stringify(css)});document.adoptedStyleSheets.push(s)}`]
    : []),
];

/** A piece of the page's data, as Next writes it. */
const DATA = /^self\.__next_f\.push\(\[1,(".*")\]\)$/s;

/** A page whose data, which Next cuts anywhere, stand in one piece. */
export function withWholeData(page: Page): Page {
  const pieces = elementsOf(page.html).filter((element) => element.tagName === 'script' && DATA.test(textOf(element)));
  if (pieces.length < 2) return page;
  const whole = pieces.map((piece) => JSON.parse(DATA.exec(textOf(piece))![1]!)).join('');
  const script = `<script>self.__next_f.push([1,${JSON.stringify(whole).replaceAll('<', '\\u003c')}])</script>`;
  const edits = pieces.map((piece, index) => replaced(piece, index === 0 ? script : ''));
  return { ...page, html: applyEdits(page.html, edits) };
}

/** Whether an element is the page as data, or the line that starts the framework once its files are there. */
export const isData = (element: Element) =>
  element.tagName === 'script' &&
  attribute(element, 'src') === undefined &&
  (attribute(element, 'id') === '_R_' || textOf(element).includes('self.__next_f'));

const isOfTheFramework = (element: Element) =>
  isData(element) ||
  (element.tagName === 'script' && attribute(element, 'src') !== undefined) ||
  (attribute(element, 'rel') === 'preload' && attribute(element, 'as') === 'script');
