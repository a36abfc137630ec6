import { createHash } from 'node:crypto';
import { applyEdits, attribute, elementsOf, replaced, withEndOfBody, type Element, type Page } from './html';
import { componentsIn, dataOf, scriptFiles, scriptForSheet, startElements, startScript } from './next-format';

interface LateStyles {
  /** The addresses of the page's style sheets: React fetches each one that it does not find in the document. */
  sheets: string[];
  /** The CSS rules for classes and attributes that only the scripts fetched later can add. */
  css: string;
}

/** A file that a build step adds to the export. */
export interface AddedFile {
  path: string;
  text: string;
}

/** A file whose name is a hash of its text, so that browsers may keep it for ever. */
export const fileOf = (extension: 'css' | 'js', text: string): AddedFile => ({
  path: `_next/static/late/${createHash('sha256').update(text).digest('hex').slice(0, 16)}.${extension}`,
  text,
});

/**
 * Components that every page has and that alone are no reason to fetch React. OutboxNotice needs React only if an
 * enquiry waits on the device, which the late start finds out by itself. WholePage has nothing to do before React runs.
 */
const FOR_THE_DEVICE = ['OutboxNotice', 'WholePage'];

/**
 * Takes the scripts of React and Next out of a page and leaves a list of them. components/early/late-start.ts reads
 * this list and fetches the scripts when they are needed, so a change there may need a change here. The page's data for
 * React (half of the HTML) become a file of their own, the first of the list. Scripts for browsers older than the site
 * supports are removed. A page without parts that wait for React lists nothing. A page where only enquiries kept on the
 * device wait for React gets `data-needed="device"` on its list.
 * @throws Error for a page with a form, calculator or carousel whose scripts would never be fetched
 * @param styles the styles that these scripts need: they come with the data, before React takes over any part
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

/** Whether an element is a carousel or a form (a calculator is a form too). Neither works without React. */
const waitsForScripts = (element: Element) =>
  element.tagName === 'form' || attribute(element, 'data-carousel') !== undefined;

/** The CSS rules that `scriptsFor` wrote into a script, of which `file` is the text; '' if there are none. */
export function lateRulesIn(file: string): string {
  const [, text] = /s\.replaceSync\(("(?:\\.|[^"\\])*")\)/.exec(file) ?? [];
  return text ? JSON.parse(text) : '';
}

/**
 * Writes scripts that give a page the styles left out of it. React looks for the page's style sheets and finds them
 * disabled, so that no browser fetches them. The rules in `css` are in a style sheet that a script creates, which the
 * security policy does not count as an inline style.
 */
const scriptsFor = ({ sheets, css }: LateStyles): string[] => [
  ...sheets.map(scriptForSheet),
  ...(css
    ? [`{let s=new CSSStyleSheet;s.replaceSync(${JSON.stringify(css)});document.adoptedStyleSheets.push(s)}`]
    : []),
];
