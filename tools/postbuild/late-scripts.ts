import { createHash } from 'node:crypto';
import { applyEdits, attribute, elementsOf, replaced, withEndOfBody, type Element, type Page } from './html';
import { componentsIn, dataOf, scriptFiles, scriptForSheet, startElements, startScript } from './next-format';

interface LateStyles {
  /** The addresses of the page's style sheets: React fetches each one that is missing from the document. */
  sheets: string[];
  /** CSS rules for classes and attributes that only later scripts add to the page. */
  css: string;
}

export interface AddedFile {
  path: string;
  text: string;
}

/** Names a file by a hash of the text, so that browsers may keep the file for ever. */
export const fileOf = (extension: 'css' | 'js', text: string): AddedFile => ({
  path: `_next/static/late/${createHash('sha256').update(text).digest('hex').slice(0, 16)}.${extension}`,
  text,
});

/**
 * Every page has these components, so they alone are no reason to fetch React: OutboxNotice needs React only if an
 * enquiry waits on the device, which the late start finds out, and WholePage does nothing before React runs.
 */
const FOR_THE_DEVICE = ['OutboxNotice', 'WholePage'];

/**
 * Takes the scripts of React and Next out of a page and leaves a list of the scripts, which
 * components/early/late-start.ts fetches when needed. The page's data for React, half of the HTML, become the first
 * file of the list. The list is empty if no component needs React, and has `data-needed="device"` if only an unsent
 * enquiry on the device needs React.
 * @param styles the styles that the scripts need; they come with the data, before React takes over any part
 * @throws Error for a page with a form, calculator or carousel whose scripts would never be fetched
 */
export function withLateScripts(page: Page, styles: LateStyles = { sheets: [], css: '' }) {
  const elements = elementsOf(page.html);
  const files = scriptFiles(elements);
  const file = fileOf('js', [...scriptsFor(styles), startScript(elements)].join(';\n'));
  const ours = componentsIn(dataOf(elements));
  const isNeeded = ours.length > 0;
  const forTheDevice = isNeeded && ours.every((name) => FOR_THE_DEVICE.includes(name)) ? ' data-needed="device"' : '';
  const waiting = elements.find(waitsForScripts);
  if (waiting && (!isNeeded || forTheDevice || files.length === 0))
    throw new Error(
      `${page.path}: there is a <${waiting.tagName}> that waits for its scripts, and the page lists none; expected them in its late-scripts.`,
    );
  const list = JSON.stringify(isNeeded ? [`/${file.path}`, ...new Set(files)] : []);
  const edits = startElements(elements).map((element) => replaced(element, ''));
  const own = applyEdits(page.html, edits);
  const html = withEndOfBody(own, `<script type="application/json" id="late-scripts"${forTheDevice}>${list}</script>`);
  return { html, files: isNeeded ? [file] : [] };
}

/** A carousel and a form do not work without React, and a calculator is a form too. */
const waitsForScripts = (element: Element) =>
  element.tagName === 'form' || attribute(element, 'data-carousel') !== undefined;

/** Returns the CSS rules in a script that `withLateScripts` has made; '' if there are none. */
export function lateRulesIn(file: string): string {
  const [, text] = /s\.replaceSync\(("(?:\\.|[^"\\])*")\)/.exec(file) ?? [];
  return text ? JSON.parse(text) : '';
}

/**
 * The links are disabled, so React finds the style sheets and no browser fetches them. The rules in `css` go into a
 * style sheet made by a script, because the security policy would refuse a new inline style.
 */
const scriptsFor = ({ sheets, css }: LateStyles): string[] => [
  ...sheets.map(scriptForSheet),
  ...(css
    ? [`{let s=new CSSStyleSheet;s.replaceSync(${JSON.stringify(css)});document.adoptedStyleSheets.push(s)}`]
    : []),
];
