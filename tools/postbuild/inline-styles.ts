import path from 'node:path';
import postcss, { type AtRule, type Container, type Declaration, type Root, type Rule } from 'postcss';
import { memoize } from '../../lib/content/parse';
import { applyEdits, attribute, elementsOf, replaced, textOf, type Element, type Page } from './html';
import { fileOf } from './late-scripts';
import { dataOf, ownScripts, scriptsIn, sheetsIn, styleLinks } from './next-format';

/** Makes a function that puts matching style rules into a page, because a second file would delay the first paint. */
export function inlineStyles(readText: (address: string) => string) {
  const scriptAt = memoize((address) => {
    const text = readText(address);
    // A style sheet that a script fetches may use the page's custom properties.
    const properties = sheetsIn(text).flatMap((sheet) => readText(sheet).match(/(?<=var\()--[\w-]+/g) ?? []);
    return { words: new Set([...wordsIn(text), ...properties]), letters: new Set(text), named: scriptsIn(text) };
  });
  const stylesAt = memoize((address) => postcss.parse(withRootedUrls(readText(address), address)));

  return (page: Page, { withLater = false } = {}) => {
    const elements = elementsOf(page.html);
    const links = styleLinks(elements);
    const data = dataOf(elements);
    const addresses = new Set(scriptsIn(page.html + data));
    for (const address of addresses) scriptAt(address).named.forEach((named) => addresses.add(named));
    const lateScripts = [...addresses].map(scriptAt);
    const own = new Set([...elements.flatMap(namesOf), ...ownScripts(elements).map(textOf).flatMap(wordsIn)]);
    // Words of the page's data count too, because a component may receive a class as a property.
    const later = new Set([...own, ...wordsIn(data), ...lateScripts.flatMap(({ words }) => [...words])]);
    const now = withLater ? later : own;

    const sheets = links.map((link) => attribute(link, 'href')!);
    const styles = postcss.root({ nodes: sheets.flatMap((address) => stylesAt(address).clone().nodes) });
    const stylesLater = rulesOf(styles.clone(), (selector) => canMatch(selector, later) && !canMatch(selector, now));
    const stylesNow = rulesOf(styles, (selector) => canMatch(selector, now));
    stylesLater.walkAtRules(/^(font-face|page)$/, (rule) => void rule.remove());
    const properties = stylesNow.clone();
    removeUnusedProperties(stylesNow, now);
    stylesLater.prepend(withoutPropertiesOf(properties, stylesNow).nodes);
    removeUnusedProperties(stylesLater, later);
    const letters = new Set([...page.html, ...lateScripts.flatMap((script) => [...script.letters])]);
    removeUnusedTypefaces(stylesNow, stylesLater, letters);
    const { media, text } = takenApart(stylesNow);
    const apart = fileOf('css', text);
    const style = `<style>${textOfStyles(stylesNow)}</style>`;
    const apartLink = text && `<link rel="stylesheet" media="${media}" href="/${apart.path}">`;
    const edits = links.map((link, index) => replaced(link, index === 0 ? style + apartLink : ''));
    return {
      html: applyEdits(page.html, edits),
      files: text ? [apart] : [],
      /** The addresses of the replaced style sheets, and the rules that only late scripts need. */
      later: { sheets, css: textOfStyles(stylesLater) },
    };
  };
}

/** Most visitors never need the rules for these media. */
const APART = ['print', '(forced-colors:active)', '(scripting:none)'];

function takenApart(styles: Root): { media: string; text: string } {
  const apart = postcss.root();
  const media = new Set<string>();
  for (const rule of [...styles.nodes]) {
    if (rule.type !== 'atrule' || !['page', 'media'].includes(rule.name)) continue;
    const conditions = rule.name === 'page' ? ['print'] : rule.params.split(' and ');
    const medium = APART.find((name) => conditions.includes(name));
    if (!medium) continue;
    media.add(medium);
    apart.append(rule.remove());
  }
  return { media: [...media].join(), text: textOfStyles(apart) };
}

function rulesOf(root: Root, isWanted: (selector: string) => boolean): Root {
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const wanted = rule.selectors.filter(isWanted);
    if (wanted.length === 0) rule.remove();
    else rule.selectors = wanted;
  });
  const animations = new Set<string>();
  root.walkDecls(/^animation/, ({ value }) => wordsIn(value).forEach((word) => animations.add(word)));
  root.walkAtRules(/keyframes$/, (rule) => void (animations.has(rule.params) || rule.remove()));
  removeEmpty(root);
  return root;
}

/** Repeats, because one unused property may use another. */
function removeUnusedProperties(styles: Root, words: ReadonlySet<string>): void {
  for (let before = ''; before !== styles.toString();) {
    before = styles.toString();
    const asked = new Set([...before.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!));
    styles.walkDecls(/^--/, (declaration) => {
      if (!asked.has(declaration.prop) && !words.has(declaration.prop)) declaration.remove();
    });
  }
  removeEmpty(styles);
}

/** Keeps only the custom properties that the page's own styles lack. */
function withoutPropertiesOf(all: Root, kept: Root): Root {
  const names = new Set<string>();
  kept.walkDecls(/^--/, ({ prop }) => void names.add(prop));
  all.walkDecls((declaration) => {
    if (!declaration.prop.startsWith('--') || names.has(declaration.prop)) declaration.remove();
  });
  removeEmpty(all);
  return all;
}

function removeUnusedTypefaces(styles: Root, later: Root, used: Set<string>): void {
  const families = new Set<string>();
  for (const root of [styles, later])
    root.walkDecls(/^(font|--)/, ({ value, parent }) => {
      if (!isFontFace(parent)) value.split(',').forEach((family) => families.add(unquoted(family)));
    });
  styles.walkDecls('font-family', ({ value, parent }) => {
    if (isFontFace(parent) && !families.has(unquoted(value))) parent!.remove();
  });
  const letters = [...used].map((letter) => letter.codePointAt(0)!);
  styles.walkDecls('unicode-range', ({ value, parent }) => {
    const isUsed = [...value.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)].some(([, from = '', to = from]) =>
      letters.some((code) => code >= parseInt(from, 16) && code <= parseInt(to, 16)),
    );
    if (!isUsed) parent!.remove();
  });
}

function removeEmpty(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return;
    removeEmpty(node as Container);
    if (node.nodes.length === 0) node.remove();
  });
}

// The bundler puts line breaks only between modules, where CSS needs none.
const textOfStyles = (root: Root) => root.toString().replaceAll('\n', '');

/** An address relative to the style sheet would be wrong inside a page. */
const withRootedUrls = (css: string, address: string) =>
  css.replace(
    /url\((["']?)(?![/"'])([^)"']+)\1\)/g,
    (_, quote, file) => `url(${quote}${path.posix.join(path.posix.dirname(address), file)}${quote})`,
  );

const isFontFace = (parent: Declaration['parent']) => (parent as AtRule | undefined)?.name === 'font-face';

const unquoted = (family: string) => family.trim().replace(/^(["'])(.*)\1$/, '$2');

const isKeyframe = ({ parent }: Rule) => parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');

/** A selector can match if each of its classes, elements, and data and aria attributes is in the page or a script. */
function canMatch(selector: string, names: ReadonlySet<string>): boolean {
  const outside = outsideBrackets(selector);
  const attributes = [...outside.matchAll(/\[((?:data|aria)-[\w-]+)(?:=["']?([^\]"']*))?/g)];
  const others = outside.replace(/\[[^\]]*\]/g, '').matchAll(/(?:\.|(?<![\w:#-]))((?:[\w-]|[^\x00-\x7F])+)/g);
  return (
    [...others].every(([, name]) => names.has(name!)) &&
    attributes.every(([, name = '', value]) =>
      [attributeName(name, value), name, nameInDataset(name)].some((one) => names.has(one)),
    )
  );
}

/** Scripts write "keptOpen" in `dataset` for the attribute "data-kept-open". */
const nameInDataset = (name: string) =>
  name.replace(/^data-/, '').replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Leaves out the arguments of `:is()`, `:not()` and the like, which may be alternatives or exclusions. A single argument
 * of `:has()` is neither and stays.
 */
function outsideBrackets(selector: string): string {
  const outside = selector.replace(/:has\(([^(),]*)\)|\([^()]*\)/, (_, asked?: string) => (asked ? ` ${asked}` : ''));
  return outside === selector ? outside : outsideBrackets(outside);
}

const namesOf = (element: Element) => [
  element.tagName,
  ...element.attrs.flatMap(({ name, value }) => {
    if (name === 'class') return [name, ...value.split(/\s+/)];
    return /^(data|aria)-/.test(name) ? [attributeName(name), attributeName(name, value)] : name;
  }),
];

/** The brackets distinguish an attribute from the same word in a script. */
const attributeName = (name: string, value?: string) => (value === undefined ? `[${name}]` : `[${name}=${value}]`);

export const wordsIn = (text: string): string[] => text.match(/[\w-]+/g) ?? [];
