import path from 'node:path';
import postcss, { type AtRule, type Rule } from 'postcss';
import { applyEdits, attribute, elementsOf, textOf, type Edit, type Page } from './html';

/**
 * Puts a page's styles into the page, those of its own parts alone, so that nothing is fetched before it can be painted.
 *
 * The links stay, disabled, which no browser fetches: the framework looks for them and would fetch what it does not find.
 *
 * @param styleSheet a style sheet's text by its address
 * @param script a script's text by its address: what a page's scripts may add to it later keeps its styles
 */
export function withInlineStyles(page: Page, styleSheet: (address: string) => string, script: (address: string) => string): string {
  const elements = elementsOf(page.html);
  const links = elements.filter((element) => element.tagName === 'link' && attribute(element, 'rel') === 'stylesheet');
  if (links.length === 0) return page.html;
  const classes = new Set(elements.flatMap((element) => attribute(element, 'class')?.split(/\s+/) ?? []));
  // A part that wakes may be given a class as data.
  for (const element of elements) if (element.tagName === 'script') wordsIn(textOf(element)).forEach((word) => classes.add(word));
  for (const address of reachable(scriptAddressesIn(page.html), script)) wordsIn(script(address)).forEach((word) => classes.add(word));

  const css = links.map((link) => usedStyles(attribute(link, 'href')!, styleSheet(attribute(link, 'href')!), classes)).join('');
  const disabled = links.map((link): Edit => {
    const end = link.sourceCodeLocation!.startTag?.endOffset ?? link.sourceCodeLocation!.endOffset;
    const close = page.html.slice(0, end).endsWith('/>') ? end - 2 : end - 1;
    return { start: close, end: close, text: ' disabled=""' };
  });
  const first = links[0]!.sourceCodeLocation!.startOffset;
  return applyEdits(page.html, [{ start: first, end: first, text: `<style>${css}</style>` }, ...disabled]);
}

/** The rules of a style sheet that a page with these classes may need, its addresses made good for any place. */
function usedStyles(address: string, css: string, classes: ReadonlySet<string>): string {
  const root = postcss.parse(css, { from: address });
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    rule.selectors = rule.selectors.filter((selector) => classesOf(selector).every((name) => classes.has(name)));
    if (rule.selectors.length === 0 || rule.selector === '') rule.remove();
  });
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(/url\((["']?)(?![/"'])([^)"']+)\1\)/g, (_, quote, file) => `url(${quote}${path.posix.join(path.posix.dirname(address), file)}${quote})`);
  });
  const movements = new Set<string>();
  root.walkDecls(/^animation/, ({ value }) => wordsIn(value).forEach((word) => movements.add(word)));
  root.walkAtRules(/keyframes$/, (rule) => void (movements.has(rule.params) || rule.remove()));
  // From the innermost out.
  const emptied: AtRule[] = [];
  root.walkAtRules((rule) => void emptied.unshift(rule));
  emptied.forEach((rule) => rule.nodes?.length === 0 && rule.remove());
  return root.toString();
}

const isKeyframe = ({ parent }: Rule) => parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');

/** The classes without which a selector fits nothing; those between brackets may be one of several, or none. */
function classesOf(selector: string): string[] {
  let outside = selector.replace(/\[[^\]]*\]/g, '');
  for (let before = ''; before !== outside; ) [before, outside] = [outside, outside.replace(/\([^()]*\)/g, '')];
  return [...outside.matchAll(/\.((?:[\w-]|[^\x00-\x7F])+)/g)].map(([, name]) => name!);
}

const wordsIn = (text: string): string[] => text.match(/[\w-]+/g) ?? [];

const scriptAddressesIn = (text: string): string[] => [...new Set(text.match(/static\/chunks\/[\w.~-]+\.js/g))].map((file) => `/_next/${file}`);

/** These scripts and all that they may fetch. */
function reachable(addresses: string[], script: (address: string) => string, found = new Set<string>()): Set<string> {
  for (const address of addresses) {
    if (found.has(address)) continue;
    found.add(address);
    reachable(scriptAddressesIn(script(address)), script, found);
  }
  return found;
}
