import path from 'node:path';
import { attribute, textOf, type Element } from './html';

/** Next (16.4) may change at any time what this file reads, so `brokenAssumptions` checks every page. */

const START_ID = '_R_';
/** A piece of the page's data; Next may cut the data anywhere. */
const PIECE = /^self\.__next_f\.push\(\[1,(".*")\]\)$/s;
/** Makes the list to which the pieces of the data are added. */
const LIST = '(self.__next_f=self.__next_f||[]).push([0])';
const CHUNK = /static\/chunks\/[\w.~-]+\.js/g;
/** A row such as `5:I[71,["$2"],"LeadForm"]`, or with `"$1a"` if row 1a has the name. */
const COMPONENT = /:I\[\d+,\[[^\]]*\],"(\$?\w+)"/g;
/** Next itself puts these components into the data of every page. */
const NEXTS_OWN = ['default', 'IconMark', 'MetadataBoundary', 'OutletBoundary', 'ViewportBoundary'];
/** A row of the data that makes React fetch a font. */
const FONT_HINT = /:HL\["[^\]]*"font"[^\]]*\]\n/g;

const scriptFileOf = (element: Element) => (element.tagName === 'script' ? attribute(element, 'src') : undefined);

const isPreload = (element: Element, as: string) =>
  attribute(element, 'rel') === 'preload' && attribute(element, 'as') === as;

const pieceIn = (element: Element) => PIECE.exec(textOf(element))?.[1];

const isStart = (element: Element) => attribute(element, 'id') === START_ID && element.tagName === 'script';

const isNextScript = (element: Element) =>
  isStart(element) ||
  (element.tagName === 'script' && element.attrs.length === 0 && textOf(element).includes('self.__next_f'));

export const ownScripts = (elements: Element[]) =>
  elements.filter((element) => element.tagName === 'script' && !isNextScript(element));

/** The elements by which Next starts React as soon as a page has loaded. */
export const startElements = (elements: Element[]) =>
  elements.filter(
    (element) => isNextScript(element) || scriptFileOf(element) !== undefined || isPreload(element, 'script'),
  );

/** Scripts for old browsers have `noModule` in place of `async`. */
export const scriptFiles = (elements: Element[]) =>
  elements
    .filter((element) => attribute(element, 'async') !== undefined)
    .flatMap((element) => scriptFileOf(element) ?? []);

/** The page's data for React, without what the page has already: font hints and long inline scripts. */
export function dataOf(elements: Element[]): string {
  const pieces = elements.flatMap((element) => (isNextScript(element) ? (pieceIn(element) ?? []) : []));
  const data = pieces.map((piece) => JSON.parse(piece) as string).join('');
  return ownScripts(elements)
    .map((script) => `:T${Buffer.byteLength(textOf(script)).toString(16)},${textOf(script)}`)
    .reduce((rest, row) => rest.replace(row, ':""\n'), data.replace(FONT_HINT, ''));
}

/** The data state the length of these texts in bytes, so a change would break the data. */
export const sizedTexts = (data: string): string[] =>
  [...data.matchAll(/:T([\da-f]+),/g)].map(({ 0: head, 1: size, index }) =>
    Buffer.from(data.slice(index + head.length)).toString('utf8', 0, parseInt(size!, 16)),
  );

export function startScript(elements: Element[]): string {
  const others = elements.filter((element) => isNextScript(element) && pieceIn(element) === undefined).map(textOf);
  return [...others, `self.__next_f.push([1,${JSON.stringify(dataOf(elements))}])`].join(';\n');
}

/** Undefined for each name that cannot be read. */
function componentNames(data: string): (string | undefined)[] {
  return [...data.matchAll(COMPONENT)].map(([, name]) =>
    name!.startsWith('$') ? new RegExp(`\\b${name!.slice(1)}:"(\\w+)"`).exec(data)?.[1] : name,
  );
}

export const componentsIn = (data: string) =>
  componentNames(data).filter((name): name is string => name !== undefined && !NEXTS_OWN.includes(name));

export const scriptsIn = (text: string): string[] => [...new Set(text.match(CHUNK))].map((file) => `/_next/${file}`);

export const sheetsIn = (text: string): string[] =>
  [...new Set(text.match(/static\/chunks\/[\w~-]+\.css/g))].map((file) => `/_next/${file}`);

export const styleLinks = (elements: Element[]) =>
  elements.filter((element) => attribute(element, 'rel') === 'stylesheet');

/** React treats a disabled link as a loaded style sheet, and no browser fetches it. */
export const scriptForSheet = (address: string) =>
  `{let l=document.createElement("link");l.rel="stylesheet";l.href=${JSON.stringify(address)};l.dataset.precedence="next";l.setAttribute("disabled","");document.head.append(l)}`;

export const fontPreloads = (elements: Element[]) => elements.filter((element) => isPreload(element, 'font'));

/** Files that no visitor needs, because no link uses Next's router, and hosts send 404.html, not _not-found.html. */
export const routerFiles = (files: string[]) =>
  files.filter(
    (file) =>
      path.basename(file).startsWith('__next.') ||
      (file.endsWith('.txt') && files.includes(file.replace(/\.txt$/, '.html'))) ||
      file === '_not-found.html',
  );

const ASSUMPTIONS: [expected: string, holds: (elements: Element[]) => boolean][] = [
  [
    `the data in scripts self.__next_f.push([1,"…"]) after ${LIST}`,
    (elements) => {
      const [first, ...pieces] = elements.filter((element) => isNextScript(element) && !isStart(element));
      return first !== undefined && textOf(first) === LIST && pieces.length > 0 && pieces.every(pieceIn);
    },
  ],
  [`one script with id="${START_ID}"`, (elements) => elements.filter(isStart).length === 1],
  [
    'script files at /_next/static/chunks/, each async or noModule',
    (elements) =>
      elements.every((element) => {
        const file = scriptFileOf(element);
        const isKnown = ['async', 'nomodule'].some((name) => attribute(element, name) !== undefined);
        return file === undefined || (isKnown && scriptsIn(file)[0] === file);
      }),
  ],
  [
    'rows such as 5:I[71,["$2"],"LeadForm"] for the components in the data',
    (elements) => {
      const data = dataOf(elements);
      const names = componentNames(data);
      return names.length > 0 && !names.includes(undefined) && names.length === data.split(':I[').length - 1;
    },
  ],
  [
    'links to style sheets with data-precedence="next"',
    (elements) => styleLinks(elements).every((link) => attribute(link, 'data-precedence') === 'next'),
  ],
];

export const brokenAssumptions = (page: string, elements: Element[]): string[] =>
  ASSUMPTIONS.filter(([, holds]) => !holds(elements)).map(
    ([expected]) =>
      `${page}: Next no longer writes what the late start relies on; expected ${expected}. See docs/decisions/005-late-start.md; LATE_START=0 builds without it.`,
  );
