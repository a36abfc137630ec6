import { createHash } from 'node:crypto';
import { applyEdits, attribute, elementsOf, textOf, type Element, type Page } from './html';

/** The addresses of a service that counts visits. */
export interface Counting {
  script: string;
  sendsTo: string[];
}

/** Puts a Content Security Policy at the start of the <head>, because a policy applies only to what follows. */
export function withSecurityPolicy({ path, html }: Page, mailOrigin?: string, counting?: Counting | null): string {
  const elements = elementsOf(html);
  const policy = policyFor(elements, mailOrigin, counting).replaceAll('&', '&amp;');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const first = elements[elements.findIndex(({ tagName }) => tagName === 'head') + 1]!;
  if (attribute(first, 'charset') === undefined)
    throw new Error(`${path}: the <head> begins with <${first.tagName}>; expected <meta charset>.`);
  const { startOffset, endOffset } = first.sourceCodeLocation!;
  // A long policy comes after <meta charset>, because browsers look for the encoding only in the first 1,024 bytes.
  const isTooLong = Buffer.byteLength(html.slice(0, endOffset) + meta) > 1024;
  const start = isTooLong ? endOffset : startOffset;
  return applyEdits(html, [{ start, end: start, text: meta }]);
}

function policyFor(elements: Element[], mailOrigin?: string, counting?: Counting | null): string {
  const counted = elements.some((element) => attribute(element, 'id') === 'analytics') ? counting : undefined;
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

/** A script whose type ends in "json" holds data, which needs no hash. */
const isInlineScript = (element: Element) =>
  element.tagName === 'script' &&
  attribute(element, 'src') === undefined &&
  !attribute(element, 'type')?.endsWith('json');

const hashesOf = (elements: Element[]) => [
  ...new Set(elements.map((element) => `'sha256-${createHash('sha256').update(textOf(element)).digest('base64')}'`)),
];
