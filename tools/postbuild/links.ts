import { attribute, elementsOf, positionOf, type Element, type Page } from './html';

/** Stands for the site's own address, which a build need not know. */
const SITE = 'https://site.invalid';

/**
 * Looks up where the links of all pages lead to: those that stay within the site have to end at a page or file of the
 * export, and those to a place in a page at an element with that id, or
 * with that `data-address`, to which a script of the page goes.
 *
 * @param files every file of the export, by its path in it
 * @returns one sentence for each link that leads nowhere, naming the page and the place in it
 */
export function deadLinks(pages: Page[], files: ReadonlySet<string>): string[] {
  const parsed = pages.map(({ path, html }) => ({ path, elements: elementsOf(html) }));
  const ids = new Map(parsed.map(({ path, elements }) => [path, new Set(placesIn(elements))]));
  return parsed.flatMap(({ path, elements }) =>
    elements.flatMap((element) => {
      const href = attribute(element, 'href');
      const problem = href === undefined ? undefined : problemOf(href, path, files, ids);
      return problem ? [`${path}:${positionOf(element)}: <${element.tagName}> has href="${href}"; ${problem}`] : [];
    }),
  );
}

/** The places of a page that a link may name: ids, and what a script of the page goes to. */
export const placesIn = (elements: Element[]) =>
  elements.flatMap((element) => ['id', 'data-address'].flatMap((name) => attribute(element, name) ?? []));

function problemOf(
  href: string,
  from: string,
  files: ReadonlySet<string>,
  ids: ReadonlyMap<string, Set<string>>,
): string | undefined {
  const url = URL.canParse(href, `${SITE}/${from}`) ? new URL(href, `${SITE}/${from}`) : undefined;
  if (!url) return 'expected an address.';
  if (url.origin !== SITE) return undefined;
  const address = decoded(url.pathname)?.slice(1);
  const target =
    address === undefined ? undefined : [address || 'index.html', `${address}.html`].find((file) => files.has(file));
  if (target === undefined) return 'expected the address of a page or file of the export.';
  const id = decoded(url.hash.slice(1)) ?? url.hash.slice(1);
  const places = ids.get(target);
  if (!id || !places || places.has(id)) return undefined;
  return `expected an element with id="${id}" in ${target}, and there is none.`;
}

/** Undefined for a text in which a % is followed by no letter's code. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
