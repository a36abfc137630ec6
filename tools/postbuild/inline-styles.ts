import path from 'node:path';
import postcss, { type AtRule, type Rule } from 'postcss';
import { applyEdits, attribute, elementsOf, textOf, type Edit, type Page } from './html';
import { isData } from './late-scripts';

/** What a page's late scripts need of its styles. */
export interface LateStyles {
  /** The addresses of its style sheets, which the framework would fetch if it did not find them in the page. */
  sheets: string[];
  /** The styles of what only those scripts can bring into the page. */
  css: string;
}

/**
 * Puts a page's styles into the page, those of its own parts alone, so that nothing is fetched before it can be painted,
 * and hands out what its scripts need of them later.
 *
 * @param styleSheet a style sheet's text by its address
 * @param script a script's text by its address: what a page's scripts may add to it later needs its styles then
 */
export function withInlineStyles(
  page: Page,
  styleSheet: (address: string) => string,
  script: (address: string) => string,
): { html: string; later: LateStyles } {
  const elements = elementsOf(page.html);
  const links = elements.filter((element) => element.tagName === 'link' && attribute(element, 'rel') === 'stylesheet');
  if (links.length === 0) return { html: page.html, later: { sheets: [], css: '' } };
  const scripts = elements.filter((element) => element.tagName === 'script');
  const now = new Set(
    elements.flatMap((element) => [
      element.tagName,
      ...element.attrs.map(({ name }) => name),
      ...(attribute(element, 'class')?.split(/\s+/) ?? []),
    ]),
  );
  for (const element of scripts) if (!isData(element)) wordsIn(textOf(element)).forEach((word) => now.add(word));
  // A part that wakes may be given a class as data.
  const later = new Set(now);
  for (const element of scripts) if (isData(element)) wordsIn(textOf(element)).forEach((word) => later.add(word));
  const texts = [...reachable(scriptAddressesIn(page.html), script)].map(script);
  for (const text of texts) wordsIn(text).forEach((word) => later.add(word));

  const letters = new Set(
    [page.html, ...texts]
      .join('')
      .split('')
      .map((letter) => letter.charCodeAt(0)),
  );
  const sheets = links.map((link) => attribute(link, 'href')!);
  const split = sheets.map((address) => splitStyles(address, styleSheet(address), now, later));
  const styles = withoutUnused(split, later, letters);
  const [first, ...others] = links.map((link): Edit => {
    const { startOffset, endOffset } = link.sourceCodeLocation!;
    return { start: startOffset, end: endOffset, text: '' };
  });
  const style = `<style>${styles.map((each) => each.now).join('')}</style>`;
  return {
    html: applyEdits(page.html, [{ ...first!, text: style }, ...others]),
    later: { sheets, css: styles.map((each) => each.later).join('') },
  };
}

/** The rules of a style sheet that a page with the classes, tags and attributes of `now` needs, and those that it needs besides once it has those of `later`. */
function splitStyles(address: string, css: string, now: ReadonlySet<string>, later: ReadonlySet<string>) {
  const needs = (names: ReadonlySet<string>) => (selector: string) =>
    namesIn(selector).every((name) => names.has(name)) &&
    dataIn(selector).every((name) => names.has(name) || names.has(inDataset(name)));
  return {
    now: stylesWith(address, css, needs(now)),
    later: stylesWith(address, css, (selector) => needs(later)(selector) && !needs(now)(selector), true),
  };
}

/** The same styles without the properties of the site's own that no rule and no script of the page asks for, and typefaces for letters of which it has none. */
function withoutUnused(
  styles: { now: string; later: string }[],
  scripts: ReadonlySet<string>,
  letters: ReadonlySet<number>,
) {
  const all = styles.map(({ now, later }) => now + later).join('');
  const asked = new Set([...all.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  return styles.map(({ now, later }) => {
    const root = postcss.parse(now);
    root.walkDecls(
      /^--/,
      (declaration) => void (asked.has(declaration.prop) || scripts.has(declaration.prop) || declaration.remove()),
    );
    root.walkRules((rule) => void (rule.nodes.length > 0 || rule.remove()));
    root.walkDecls('unicode-range', ({ value, parent }) => void (holdsOneOf(value, letters) || parent!.remove()));
    return { now: root.toString(), later };
  });
}

/** Whether one of the letters, as numbers, is in a range such as "U+900-97F,U+25CC". */
const holdsOneOf = (range: string, letters: ReadonlySet<number>) =>
  range.split(',').some((part) => {
    const [first, last = first] = part
      .trim()
      .slice(2)
      .split('-')
      .map((figure) => parseInt(figure, 16));
    return [...letters].some((letter) => letter >= first! && letter <= last!);
  });

/** The rules of a style sheet whose selectors are wanted, its addresses made good for any place; typefaces and sheets of paper come at once or never. */
function stylesWith(address: string, css: string, isWanted: (selector: string) => boolean, isLater = false): string {
  const root = postcss.parse(css, { from: address });
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    rule.selectors = rule.selectors.filter(isWanted);
    if (rule.selectors.length === 0 || rule.selector === '') rule.remove();
  });
  root.walkDecls((declaration) => {
    // As the bundler writes every other comma.
    if (!/["']/.test(declaration.value)) declaration.value = declaration.value.replaceAll(', ', ',');
    declaration.value = declaration.value.replace(
      /url\((["']?)(?![/"'])([^)"']+)\1\)/g,
      (_, quote, file) => `url(${quote}${path.posix.join(path.posix.dirname(address), file)}${quote})`,
    );
  });
  const movements = new Set<string>();
  root.walkDecls(/^animation/, ({ value }) => wordsIn(value).forEach((word) => movements.add(word)));
  root.walkAtRules(/keyframes$/, (rule) => void (movements.has(rule.params) || rule.remove()));
  if (isLater) root.walkAtRules(/^(font-face|page)$/, (rule) => void rule.remove());
  // From the innermost out.
  const emptied: AtRule[] = [];
  root.walkAtRules((rule) => void emptied.unshift(rule));
  emptied.forEach((rule) => rule.nodes?.length === 0 && rule.remove());
  // The bundler has left them between modules, and nowhere else.
  return root.toString().replaceAll('\n', '');
}

const isKeyframe = ({ parent }: Rule) => parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');

/** The classes and tags without which a selector fits nothing. */
const namesIn = (selector: string) =>
  [
    ...outsideBrackets(selector.replace(/\[[^\]]*\]/g, '')).matchAll(/(?:\.|(?<![\w:#-]))((?:[\w-]|[^\x00-\x7F])+)/g),
  ].map(([, name]) => name!);

/** The attributes of the site's own without which a selector fits nothing. */
const dataIn = (selector: string) =>
  [...outsideBrackets(selector).matchAll(/\[(data-[\w-]+)/g)].map(([, name]) => name!);

/** The name of such an attribute in a script: "awake" of "data-awake". */
const inDataset = (name: string) =>
  name.slice('data-'.length).replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** A selector without what it has in brackets, which may be one of several, or none. */
function outsideBrackets(selector: string): string {
  let outside = selector;
  for (let before = ''; before !== outside;) [before, outside] = [outside, outside.replace(/\([^()]*\)/g, '')];
  return outside;
}

const wordsIn = (text: string): string[] => text.match(/[\w-]+/g) ?? [];

const scriptAddressesIn = (text: string): string[] =>
  [...new Set(text.match(/static\/chunks\/[\w.~-]+\.js/g))].map((file) => `/_next/${file}`);

/** These scripts and all that they may fetch. */
function reachable(addresses: string[], script: (address: string) => string, found = new Set<string>()): Set<string> {
  for (const address of addresses) {
    if (found.has(address)) continue;
    found.add(address);
    reachable(scriptAddressesIn(script(address)), script, found);
  }
  return found;
}
