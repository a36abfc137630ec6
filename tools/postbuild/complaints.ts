import { elementsOf, placesIn, type Element, type Page } from './html';
import { brokenAssumptions } from './next-format';

const NAMING = ['href', 'src', 'poster', 'srcset', 'imagesrcset', 'action', 'formaction'];
const namedIn = (attribute: string, value: string) =>
  attribute.endsWith('srcset') ? value.split(',').map((one) => one.trim().split(/\s/)[0]!) : [value];

const SITE = 'https://site.invalid';

/**
 // With the late start, also one for each assumption about Next's output that does not hold.
 */
export function complaintsAbout(pages: Page[], files: ReadonlySet<string>, lateStart: boolean): string[] {
  const parsed = pages.map(({ path, html }) => ({ path, elements: elementsOf(html) }));
  const places = new Map(parsed.map(({ path, elements }) => [path, new Set(placesIn(elements))]));

  function wrongLink(href: string, from: string): string | undefined {
    if (!URL.canParse(href, SITE)) return 'an address.';
    const { origin, pathname, hash, protocol } = new URL(href, `${SITE}/${from}`);
    if (protocol === 'javascript:') return 'no javascript: address.';
    if (origin !== SITE) return undefined;
    const address = decoded(pathname).slice(1) || 'index.html';
    const target = [address, `${address}.html`].find((file) => files.has(file));
    if (target === undefined) return 'the address of a page or file of the export.';
    const id = decoded(hash.slice(1));
    // A case of a calculator, such as `#v=1&bill=3000`, names no element.
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

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
