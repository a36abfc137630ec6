import { createHash } from 'node:crypto';
import { applyEdits, attribute, elementsOf, replaced, withEndOfBody, type Element, type Page } from './html';
import { componentsIn, dataOf, scriptFiles, scriptForSheet, startElements, startScript } from './next-format';

interface LateStyles {
  /**
   * The style sheets whose links the page no longer has. A late script adds a disabled link for each, because React would
   * fetch the sheet otherwise.
   */
  sheets: string[];
  /** CSS rules for what only late scripts add to the page. */
  css: string;
}

export interface AddedFile {
  path: string;
  text: string;
}

/** Named by a hash of the text, because browsers may keep the file for a year. */
export const fileOf = (extension: 'css' | 'js', text: string): AddedFile => ({
  path: `_next/static/late/${createHash('sha256').update(text).digest('hex').slice(0, 16)}.${extension}`,
  text,
});

/** A page with no other components starts React only if the device keeps an enquiry or a draft. */
const FOR_THE_DEVICE = ['OutboxNotice', 'WholePage'];

/** Takes the scripts of React and Next out of a page; components/early/late-start.ts fetches them. */
export function withLateScripts(page: Page, { sheets, css }: LateStyles = { sheets: [], css: '' }) {
  const elements = elementsOf(page.html);
  const files = scriptFiles(elements);
  // The styles come first, because React must find them when it takes over a part of the page.
  const scripts = [...sheets.map(scriptForSheet), css && scriptForRules(css), startScript(elements)];
  const file = fileOf('js', scripts.filter(Boolean).join(';\n'));
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

/** Without React, no form sends or computes anything, and no carousel moves by itself. */
const waitsForScripts = (element: Element) =>
  element.tagName === 'form' || attribute(element, 'data-carousel') !== undefined;

/** A style sheet made by a script, because the security policy refuses new inline styles. */
const scriptForRules = (css: string) =>
  `{let s=new CSSStyleSheet;s.replaceSync(${JSON.stringify(css)});document.adoptedStyleSheets.push(s)}`;

/** The CSS rules in a script that `withLateScripts` has made; '' if there are none. */
export function lateRulesIn(file: string): string {
  const [, text] = /s\.replaceSync\(("(?:\\.|[^"\\])*")\)/.exec(file) ?? [];
  return text ? JSON.parse(text) : '';
}
