import path from 'node:path';
import { attribute, textOf, type Element } from './html';

/**
 * All that the build knows about how Next (16.4) writes an exported page. Next guarantees none of it, so every build
 * checks each page (`brokenAssumptions`). A build with LATE_START=0 goes without these checks.
 */

/** The id of the script that starts React. */
const START = '_R_';

/** Matches a script with a piece of the page's data, which Next may cut anywhere. */
const PIECE = /^self\.__next_f\.push\(\[1,(".*")\]\)$/s;

/** The script that makes the list to which the pieces of the data are added. */
const LIST = '(self.__next_f=self.__next_f||[]).push([0])';

const CHUNK = /static\/chunks\/[\w.~-]+\.js/g;

/** Matches the row of a component in the data: `5:I[71,["$2"],"LeadForm"]`, or with `"$1a"` if row 1a has the name. */
const COMPONENT = /:I\[\d+,\[[^\]]*\],"(\$?\w+)"/g;

/** Components that Next itself puts into every page's data. All others belong to the site and wait for React. */
const NEXTS_OWN = ['default', 'IconMark', 'MetadataBoundary', 'OutletBoundary', 'ViewportBoundary'];

/** Matches a row of the data that lets React fetch a font. Every page has one for each font. */
const FONT_HINT = /:HL\["[^\]]*"font"[^\]]*\]\n/g;

const fileIn = (element: Element) => (element.tagName === 'script' ? attribute(element, 'src') : undefined);

const isPreload = (element: Element, as: string) =>
  attribute(element, 'rel') === 'preload' && attribute(element, 'as') === as;

const pieceIn = (element: Element) => PIECE.exec(textOf(element))?.[1];

const isStart = (element: Element) => attribute(element, 'id') === START && element.tagName === 'script';

const isNextScript = (element: Element) =>
  isStart(element) ||
  (element.tagName === 'script' && element.attrs.length === 0 && textOf(element).includes('self.__next_f'));

export const ownScripts = (elements: Element[]) =>
  elements.filter((element) => element.tagName === 'script' && !isNextScript(element));

/** The elements of Next that start React as soon as a page has loaded: its scripts, its data and their preloads. */
export const startElements = (elements: Element[]) =>
  elements.filter((element) => isNextScript(element) || fileIn(element) !== undefined || isPreload(element, 'script'));

/** The addresses of the script files of a page, in order, without those for browsers older than the site supports. */
export const scriptFiles = (elements: Element[]) =>
  elements.filter((element) => attribute(element, 'async') !== undefined).flatMap((element) => fileIn(element) ?? []);

/**
 * The page's data for React as one text, without what the page has already: the fonts of its language, and its scripts,
 * whose text React never compares. Next writes a text of more than 1,024 letters after its length: `1a:T5a3,…`.
 */
export function dataOf(elements: Element[]): string {
  const pieces = elements.flatMap((element) => (isNextScript(element) ? (pieceIn(element) ?? []) : []));
  const data = pieces.map((piece) => JSON.parse(piece) as string).join('');
  return ownScripts(elements)
    .map((script) => `:T${Buffer.byteLength(textOf(script)).toString(16)},${textOf(script)}`)
    .reduce((rest, row) => rest.replace(row, ':""\n'), data.replace(FONT_HINT, ''));
}

/** The texts in a page's data before which their length in bytes stands: to change them would break the data. */
export const sizedTexts = (data: string): string[] =>
  [...data.matchAll(/:T([\da-f]+),/g)].map(({ 0: head, 1: size, index }) =>
    Buffer.from(data.slice(index + head.length)).toString('utf8', 0, parseInt(size!, 16)),
  );

/** Joins the inline scripts of Next into the text of one script, with the data in one piece. */
export function startScript(elements: Element[]): string {
  const others = elements.filter((element) => isNextScript(element) && pieceIn(element) === undefined).map(textOf);
  return [...others, `self.__next_f.push([1,${JSON.stringify(dataOf(elements))}])`].join(';\n');
}

/** The names of the components in a page's data; undefined for a name that cannot be read. */
function componentNames(data: string): (string | undefined)[] {
  return [...data.matchAll(COMPONENT)].map(([, name]) =>
    name!.startsWith('$') ? new RegExp(`\\b${name!.slice(1)}:"(\\w+)"`).exec(data)?.[1] : name,
  );
}

export const componentsIn = (data: string) =>
  componentNames(data).filter((name): name is string => name !== undefined && !NEXTS_OWN.includes(name));

/** The addresses of the script files named in a page, in its data, or in a script that fetches others. */
export const scriptsIn = (text: string): string[] => [...new Set(text.match(CHUNK))].map((file) => `/_next/${file}`);

/** The addresses of the style sheets that a script fetches together with the parts of a page that load late. */
export const sheetsIn = (text: string): string[] =>
  [...new Set(text.match(/static\/chunks\/[\w~-]+\.css/g))].map((file) => `/_next/${file}`);

export const styleLinks = (elements: Element[]) =>
  elements.filter((element) => attribute(element, 'rel') === 'stylesheet');

/** Writes a script that adds a link to a style sheet. React then treats it as loaded, but no browser fetches it. */
export const scriptForSheet = (address: string) =>
  `{let l=document.createElement("link");l.rel="stylesheet";l.href=${JSON.stringify(address)};l.dataset.precedence="next";l.setAttribute("disabled","");document.head.append(l)}`;

export const fontPreloads = (elements: Element[]) => elements.filter((element) => isPreload(element, 'font'));

/** The files of an export that only Next's router fetches. The site's plain links do not use the router. */
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
  [`one script with id="${START}"`, (elements) => elements.filter(isStart).length === 1],
  [
    'script files at /_next/static/chunks/, each async or noModule',
    (elements) =>
      elements.every((element) => {
        const file = fileIn(element);
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

/** @returns one sentence for each assumption that no longer holds */
export const brokenAssumptions = (page: string, elements: Element[]): string[] =>
  ASSUMPTIONS.filter(([, holds]) => !holds(elements)).map(
    ([expected]) =>
      `${page}: Next no longer writes what the late start relies on; expected ${expected}. See docs/decisions/005-late-start.md; LATE_START=0 builds without it.`,
  );
