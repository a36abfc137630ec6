import { addressWithin } from '../seo/read/read-site';
import { elementsOf, placesIn, textOf, type Page } from './html';

const URL_ATTRIBUTES = ['href', 'src', 'action', 'formaction', 'data', 'poster'];

/**
 * Checks that the pages are as the later build steps and the security policy expect, and that all links lead somewhere.
 * A link within the site must lead to a page or file of the export. A link to a place in a page must find an element
 * with that id, or with that `data-address`, to which a script of the page goes.
 * @param files every file of the export, by its path in it
 * @returns one sentence for each fault, naming the page, the place in it and what was expected
 */
export function complaintsAbout(pages: Page[], files: ReadonlySet<string>): string[] {
  const parsed = pages.map(({ path, html }) => ({ path, elements: elementsOf(html) }));
  const places = new Map(parsed.map(({ path, elements }) => [path, new Set(placesIn(elements))]));
  return parsed.flatMap(({ path, elements }) => [
    ...(elements.some((element) => element.tagName === 'script' && textOf(element).includes('self.__next_f'))
      ? []
      : [
          `${path}: there is no script with self.__next_f; expected Next's own scripts, as in every page that it exports.`,
        ]),
    ...elements.flatMap((element) =>
      element.attrs.flatMap(({ name, value }) => {
        const expected =
          name === 'href' && !isScriptUrl(value) ? wrongLink(value, path, files, places) : wrongAttribute(name, value);
        const { startLine, startCol } = element.sourceCodeLocation ?? {};
        return expected
          ? [`${path}:${startLine}:${startCol}: <${element.tagName}> has ${name}="${value}"; expected ${expected}`]
          : [];
      }),
    ),
  ]);
}

/** Says what was expected of an attribute in an exported page; undefined where the attribute is right. */
function wrongAttribute(name: string, value: string): string | undefined {
  if (name === 'style') return 'a class, since the policy allows no style attribute.';
  if (/^on[a-z]/.test(name)) return 'no handler, since the policy allows no script in attributes.';
  if (name === 'http-equiv' && value.toLowerCase() === 'content-security-policy')
    return 'no security policy yet. Was this folder worked over before? Build it anew with "npm run build".';
  if (URL_ATTRIBUTES.includes(name) && isScriptUrl(value)) return 'no javascript: address.';
  return undefined;
}

/** Whether an address runs a script. Browsers ignore white space and control characters in it. */
const isScriptUrl = (value: string) => /^javascript:/i.test(value.replace(/[\u0000-\u0020]/g, ''));

/** Says what was expected of a link in an exported page; undefined where the link is right. */
function wrongLink(
  href: string,
  from: string,
  files: ReadonlySet<string>,
  places: ReadonlyMap<string, Set<string>>,
): string | undefined {
  if (!URL.canParse(href, 'https://site.invalid')) return 'an address.';
  const within = addressWithin(href, `/${from}`, '');
  if (!within) return undefined;
  const address = within.path.slice(1) || 'index.html';
  const target = [address, `${address}.html`].find((file) => files.has(file));
  if (target === undefined) return 'the address of a page or file of the export.';
  const id = within.fragment;
  // A calculator reads its answers after `#`, as in `#v=1&bill=3000`.
  if (id === '' || id.includes('=') || !places.has(target) || places.get(target)!.has(id)) return undefined;
  return `an element with id="${id}" in ${target}, and there is none.`;
}
