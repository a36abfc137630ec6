import { elementsOf, placesIn, type Element, type Page } from './html';
import { brokenAssumptions } from './next-format';

/** The attributes that name a page or a file. A `srcset` names several, each with its width. */
const NAMING = ['href', 'src', 'poster', 'srcset', 'imagesrcset', 'action', 'formaction'];
const namedIn = (attribute: string, value: string) =>
  attribute.endsWith('srcset') ? value.split(',').map((one) => one.trim().split(/\s/)[0]!) : [value];

/** Stands in for the site's own address, which the checks do not need. */
const SITE = 'https://site.invalid';

/**
 * Checks that the pages are as the later build steps and the security policy expect, that all links lead somewhere, and
 * that all pictures and films exist. A link within the site must lead to a page or file of the export. A link to a
 * place in a page must find an element with that id, or with that `data-address`, which a script of the page opens.
 * @param files every file of the export, by its path in it
 * @param lateStart whether the late start is to be built, which relies on how Next writes a page
 * @returns one sentence for each fault, with the page, the place in it and what was expected
 */
export function complaintsAbout(pages: Page[], files: ReadonlySet<string>, lateStart: boolean): string[] {
  const parsed = pages.map(({ path, html }) => ({ path, elements: elementsOf(html) }));
  const places = new Map(parsed.map(({ path, elements }) => [path, new Set(placesIn(elements))]));

  /** @returns what was expected; undefined if the link is right */
  function wrongLink(href: string, from: string): string | undefined {
    if (!URL.canParse(href, SITE)) return 'an address.';
    const { origin, pathname, hash, protocol } = new URL(href, `${SITE}/${from}`);
    if (protocol === 'javascript:') return 'no javascript: address.';
    if (origin !== SITE) return undefined;
    const address = decoded(pathname).slice(1) || 'index.html';
    const target = [address, `${address}.html`].find((file) => files.has(file));
    if (target === undefined) return 'the address of a page or file of the export.';
    const id = decoded(hash.slice(1));
    // Accepts what a calculator reads after `#`, as in `#v=1&bill=3000`.
    if (id === '' || id.includes('=') || !places.has(target) || places.get(target)!.has(id)) return undefined;
    return `an element with id="${id}" in ${target}, and there is none.`;
  }

  const wrongAttributes = (path: string, { tagName, attrs, sourceCodeLocation: place }: Element) =>
    attrs.flatMap(({ name, value }) => {
      const named = NAMING.includes(name) ? namedIn(name, value) : [];
      const isRefused = name === 'style' || /^on[a-z]/.test(name);
      const expected = isRefused
        ? 'a class or a script of its own, since the security policy allows no such attribute.'
        : named.map((address) => wrongLink(address, path)).find((wrong) => wrong !== undefined);
      const at = `${path}:${place?.startLine}:${place?.startCol}`;
      return expected ? [`${at}: <${tagName}> has ${name}="${value}"; expected ${expected}`] : [];
    });
  return parsed.flatMap(({ path, elements }) => [
    ...(lateStart ? brokenAssumptions(path, elements) : []),
    ...elements.flatMap((element) => wrongAttributes(path, element)),
  ]);
}

/** Decodes the % codes of a text. A text with an invalid code is returned unchanged. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
