import { createHash } from 'node:crypto';
import { applyEdits, attribute, elementsOf, replaced, textOf, withEndOfBody, type Element, type Page } from './html';

/** The styles that a page's late scripts need. */
export interface LateStyles {
  /** The addresses of the page's style sheets: React fetches each one that it does not find in the document. */
  sheets: string[];
  /** The CSS rules for classes and attributes that only late scripts can add. */
  css: string;
}

/** A file that a build step adds to the export; `path` is its path in the export folder. */
export interface AddedFile {
  path: string;
  text: string;
}

/** A file whose name follows from its text, so that browsers may keep it for good. */
export const fileOf = (extension: 'css' | 'js', text: string): AddedFile => ({
  path: `_next/static/late/${createHash('sha256').update(text).digest('hex').slice(0, 16)}.${extension}`,
  text,
});

/**
 * Components that every page has and that need React only in some cases: OutboxNotice where an enquiry waits on the
 * device, which the late start finds out by itself, and StalePage where a part of the page is missing.
 */
const FOR_THE_DEVICE = ['OutboxNotice', 'StalePage'];

/** Components that Next itself puts into every page's data. All others belong to the site and wait for React. */
const NEXTS_OWN = ['default', 'IconMark', 'MetadataBoundary', 'OutletBoundary', 'ViewportBoundary'];

/**
 * Takes the scripts of React and Next out of a page and leaves a list of them, so that late-start.ts can fetch them
 * when they are needed. The page's data, half of its text, go into a file of their own, the first of the list. Scripts
 * for browsers older than the site supports are removed. A page without parts that wait for React lists nothing; a page
 * where only enquiries kept on the device wait is marked so.
 * @throws Error for a page with a form, calculator or carousel whose scripts would never be fetched
 * @param styles the styles that late scripts need: they come with the data, before React takes over any part
 */
export function withLateScripts(page: Page, styles: LateStyles = { sheets: [], css: '' }) {
  const elements = elementsOf(page.html);
  const async = elements.filter((element) => attribute(element, 'async') !== undefined);
  const files = async.flatMap((script) => attribute(script, 'src') ?? []);
  const data = elements.filter(isData).map((element) => textOf(element).replace(FONT_HINT, ''));
  const text = [...scriptsFor(styles), ...data].join(';\n');
  const file = fileOf('js', text);
  const imported = [...text.matchAll(/\bI\[\d+,\[[^\]]*\],\\"(\w+)\\"/g)].map(([, name]) => name!);
  const ours = imported.filter((name) => !NEXTS_OWN.includes(name));
  const isNeeded = ours.length > 0;
  const forTheDevice = isNeeded && ours.every((name) => FOR_THE_DEVICE.includes(name)) ? ' data-needed="device"' : '';
  const waiting = elements.find(waitsForScripts);
  if (waiting && (!isNeeded || forTheDevice || files.length === 0))
    throw new Error(
      `${page.path}: there is a <${waiting.tagName}> that waits for its scripts, and the page lists none; expected them in its late-scripts. Does Next write the names of its components in another way?`,
    );
  const list = JSON.stringify(isNeeded ? [`/${file.path}`, ...new Set(files)] : []);
  const edits = elements.filter(isOfTheFramework).map((element) => replaced(element, ''));
  const own = applyEdits(page.html, edits);
  const html = withEndOfBody(own, `<script type="application/json" id="late-scripts"${forTheDevice}>${list}</script>`);
  return { html, files: isNeeded ? [file] : [] };
}

/** Whether an element is a form, a calculator, which is a form too, or a carousel. None of them works without React. */
const waitsForScripts = (element: Element) =>
  element.tagName === 'form' || attribute(element, 'data-carousel') !== undefined;

/**
 * Writes scripts that give a page the styles left out of it. React looks for the page's style sheets and finds them
 * disabled, so that no browser fetches them. The late rules are a style sheet made by a script, which the security
 * policy does not count as an inline style.
 */
const scriptsFor = ({ sheets, css }: LateStyles): string[] => [
  ...sheets.map(
    (address) =>
      `{let l=document.createElement("link");l.rel="stylesheet";l.href=${JSON.stringify(address)};l.dataset.precedence="next";l.setAttribute("disabled","");document.head.append(l)}`,
  ),
  ...(css
    ? [`{let s=new CSSStyleSheet;s.replaceSync(${JSON.stringify(css)});document.adoptedStyleSheets.push(s)}`]
    : []),
];

/** Matches a script with a piece of the page's data, as Next writes it. */
const DATA = /^self\.__next_f\.push\(\[1,(".*")\]\)$/s;

/** Joins the page's data, which Next cuts into pieces at any place, in one script. */
export function withWholeData(page: Page): Page {
  const pieces = elementsOf(page.html).filter((element) => element.tagName === 'script' && DATA.test(textOf(element)));
  if (pieces.length < 2) return page;
  const whole = pieces.map((piece) => JSON.parse(DATA.exec(textOf(piece))![1]!)).join('');
  const script = `<script>self.__next_f.push([1,${JSON.stringify(whole).replaceAll('<', '\\u003c')}])</script>`;
  const edits = pieces.map((piece, index) => replaced(piece, index === 0 ? script : ''));
  return { ...page, html: applyEdits(page.html, edits) };
}

/**
 * Matches a line of the page's data that lets React fetch a font. There is one for the fonts of each language, on every
 * page; the page's own font is fetched already.
 */
const FONT_HINT = /:HL\[\\"[^\]]*\\"font\\"[^\]]*\]\\n/g;

/** Whether an element is a script with the page's data, or the one that starts React once its files are there. */
export const isData = (element: Element) =>
  element.tagName === 'script' &&
  attribute(element, 'src') === undefined &&
  (attribute(element, 'id') === '_R_' || textOf(element).includes('self.__next_f'));

const isOfTheFramework = (element: Element) =>
  isData(element) ||
  (element.tagName === 'script' && attribute(element, 'src') !== undefined) ||
  (attribute(element, 'rel') === 'preload' && attribute(element, 'as') === 'script');
