import { elementsOf, placesIn, type Page } from './html';
import { brokenAssumptions } from './next-format';

/** The attributes that name a page or a file. A `srcset` names several, each with its width. */
const NAMING = ['href', 'src', 'poster', 'srcset', 'imagesrcset'];
const namedIn = (attribute: string, value: string) =>
  attribute.endsWith('srcset') ? value.split(',').map((one) => one.trim().split(/\s/)[0]!) : [value];

const URL_ATTRIBUTES = ['href', 'src', 'action', 'formaction', 'data', 'poster'];

/** Stands in for the site's own address, which the checks do not need. */
const SITE = 'https://site.invalid';

/**
 * Checks that the pages are as the later build steps and the security policy expect, and that all links lead somewhere
 * and all pictures and films are there. A link within the site must lead to a page or file of the export. A link to a
 * place in a page must find an element with that id, or with that `data-address`, to which a script of the page goes.
 * @param files every file of the export, by its path in it
 * @param lateStart whether the late start is to be built, which relies on how Next writes a page
 * @returns one sentence for each fault, naming the page, the place in it and what was expected
 */
export function complaintsAbout(pages: Page[], files: ReadonlySet<string>, lateStart: boolean): string[] {
  const parsed = pages.map(({ path, html }) => ({ path, elements: elementsOf(html) }));
  const places = new Map(parsed.map(({ path, elements }) => [path, new Set(placesIn(elements))]));
  return parsed.flatMap(({ path, elements }) => [
    ...(lateStart ? brokenAssumptions(path, elements) : []),
    ...elements.flatMap((element) =>
      element.attrs.flatMap(({ name, value }) => {
        const expected =
          NAMING.includes(name) && !isScriptUrl(value)
            ? namedIn(name, value)
                .map((address) => wrongLink(address, path, files, places))
                .find((wrong) => wrong !== undefined)
            : wrongAttribute(name, value);
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
  if (!URL.canParse(href, SITE)) return 'an address.';
  const within = addressWithin(href, `/${from}`);
  if (!within) return undefined;
  const address = within.path.slice(1) || 'index.html';
  const target = [address, `${address}.html`].find((file) => files.has(file));
  if (target === undefined) return 'the address of a page or file of the export.';
  const id = within.fragment;
  // A calculator reads its answers after `#`, as in `#v=1&bill=3000`.
  if (id === '' || id.includes('=') || !places.has(target) || places.get(target)!.has(id)) return undefined;
  return `an element with id="${id}" in ${target}, and there is none.`;
}

/** The page or file of the site that an address in a page leads to; undefined for an address outside the site. */
function addressWithin(href: string, from: string) {
  const { origin, pathname, hash } = new URL(href, SITE + from);
  return origin === SITE ? { path: decoded(pathname), fragment: decoded(hash.slice(1)) } : undefined;
}

/** Decodes the % codes in an address. A text with an invalid % code stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
