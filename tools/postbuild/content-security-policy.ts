import { createHash } from 'node:crypto';
import { applyEdits, attribute, elementsOf, textOf, type Element, type Page } from './html';

/** The addresses that a service for counting visits needs: that of its script, and those to which the script sends. */
export interface Counting {
  script: string;
  sendsTo: string[];
}

/** How many bytes of a page a browser searches for the page's encoding. */
const CHARSET_WITHIN_BYTES = 1024;

/**
 * Puts the page's Content Security Policy first into its <head>, so that it applies to everything after it. A policy so
 * long that the encoding would come too late is placed right after the encoding. The policy allows the site's own
 * files, each inline script and style by its hash, and the mail service; films and an app manifest only for a page that
 * has them. Text becomes script or markup only as trust-own-scripts.ts allows. The browser itself may send no form,
 * because scripts send what was typed.
 * @param mailOrigin where leads are sent, for example https://api.emailjs.com; undefined for the site itself
 * @param counting the addresses for counting visits, allowed only to a page that counts
 * (components/early/Analytics.tsx)
 * @throws Error for a page whose <head> does not begin with its encoding
 */
export function withSecurityPolicy(
  { path, html }: Page,
  mailOrigin?: string,
  counting: Counting | null = null,
): string {
  const elements = elementsOf(html);
  const policy = policyFor(elements, mailOrigin, counting).replaceAll('&', '&amp;');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const first = elements[elements.findIndex(({ tagName }) => tagName === 'head') + 1]!;
  if (attribute(first, 'charset') === undefined)
    throw new Error(`${path}: the <head> begins with <${first.tagName}>; expected <meta charset>.`);
  const { startOffset, endOffset } = first.sourceCodeLocation!;
  const isTooLong = Buffer.byteLength(html.slice(0, endOffset) + meta) > CHARSET_WITHIN_BYTES;
  const start = isTooLong ? endOffset : startOffset;
  return applyEdits(html, [{ start, end: start, text: meta }]);
}

function policyFor(elements: Element[], mailOrigin: string | undefined, counting: Counting | null): string {
  const counted = elements.some((element) => attribute(element, 'id') === 'analytics') ? counting : null;
  const hasFilm = elements.some(({ tagName }) => tagName === 'video');
  const hasManifest = elements.some((element) => attribute(element, 'rel') === 'manifest');
  const directives = [
    ["default-src 'none'"],
    ["script-src 'self'", ...hashesOf(elements.filter(isInlineScript)), counted?.script],
    ["style-src 'self'", ...hashesOf(elements.filter(({ tagName }) => tagName === 'style'))],
    ["img-src 'self'"],
    [hasFilm && "media-src 'self'"],
    ["font-src 'self'"],
    ["connect-src 'self'", mailOrigin, ...(counted?.sendsTo ?? [])],
    [hasManifest && "manifest-src 'self'"],
    ["form-action 'none'"],
    ["base-uri 'none'"],
    ['trusted-types default', counted && 'analytics'],
    ["require-trusted-types-for 'script'"],
  ];
  return directives
    .map((words) => words.filter(Boolean).join(' '))
    .filter(Boolean)
    .join('; ');
}

/** Whether an element is an inline script. A type that ends in "json" marks data, which needs no hash. */
const isInlineScript = (element: Element) =>
  element.tagName === 'script' &&
  attribute(element, 'src') === undefined &&
  !attribute(element, 'type')?.endsWith('json');

const hashesOf = (elements: Element[]) => [
  ...new Set(elements.map((element) => `'sha256-${createHash('sha256').update(textOf(element)).digest('base64')}'`)),
];
