import { createHash } from 'node:crypto';
import { applyEdits, attribute, elementsOf, escapeAttribute, textOf, type Edit, type Element, type Page } from './html';

/** A browser looks for the page's encoding in its first 1024 bytes. */
const CHARSET_WITHIN_BYTES = 1024;

/** Types of <script> that a browser acts on; any other type makes it a block of data, which needs no hash. */
const ACTIVE_TYPES = [
  '',
  'module',
  'text/javascript',
  'application/javascript',
  'application/ecmascript',
  'text/ecmascript',
  'importmap',
  'speculationrules',
];

/** What counts visits: its script, and where that sends. */
export interface Counting {
  script: string;
  sendsTo: string[];
}

/**
 * Puts the page's Content Security Policy first into its <head>, so that it holds for all that follows.
 *
 * The policy allows the site's own files, each inline script and style by its hash, and the mail service; films and an
 * app manifest only to a page that has them. Text becomes script or markup only as trust-own-scripts.ts allows. No form is
 * sent by the browser itself: a script takes what was typed, or nothing does.
 * The page's encoding has to stand within the first 1024 bytes: where a long policy would push it further
 * back, the encoding goes first and the policy directly behind it.
 *
 * @param mailOrigin where leads are sent, for example https://api.emailjs.com; none when to the site itself
 * @param counting allowed to a page that asks for it (components/layout/Analytics), and to no other
 * @returns the page's new text
 */
export function withSecurityPolicy(
  page: Page,
  mailOrigin: string | undefined,
  counting: Counting | null = null,
): string {
  const elements = elementsOf(page.html);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(policyFor(elements, mailOrigin, counting))}">`;
  const headStart = elements.find(({ tagName }) => tagName === 'head')?.sourceCodeLocation?.startTag?.endOffset;
  if (headStart === undefined)
    throw new Error(`${page.path}: there is no <head>; expected one, which the policy goes into.`);
  const charset = elements.find(
    (element) => element.tagName === 'meta' && attribute(element, 'charset') !== undefined,
  )?.sourceCodeLocation;
  if (!charset)
    throw new Error(
      `${page.path}: there is no <meta charset>; expected one, or the page's letters depend on the browser.`,
    );

  const charsetTag = page.html.slice(charset.startOffset, charset.endOffset);
  const fits = Buffer.byteLength(page.html.slice(0, charset.endOffset) + meta) <= CHARSET_WITHIN_BYTES;
  const edits: Edit[] = fits
    ? [{ start: headStart, end: headStart, text: meta }]
    : [
        { start: charset.startOffset, end: charset.endOffset, text: '' },
        { start: headStart, end: headStart, text: charsetTag + meta },
      ];
  return applyEdits(page.html, edits);
}

function policyFor(elements: Element[], mailOrigin: string | undefined, counting: Counting | null): string {
  const counted = elements.some((element) => attribute(element, 'id') === 'analytics') ? counting : null;
  const scripts = elements.filter((element) => element.tagName === 'script' && isInlineAndActive(element));
  const styles = elements.filter(({ tagName }) => tagName === 'style');
  const has = (fits: (element: Element) => boolean, directive: string) => (elements.some(fits) ? [directive] : []);
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...hashesOf(scripts), ...(counted ? [counted.script] : [])].join(' '),
    ['style-src', "'self'", ...hashesOf(styles)].join(' '),
    "img-src 'self'",
    ...has(({ tagName }) => tagName === 'video', "media-src 'self'"),
    "font-src 'self'",
    ['connect-src', "'self'", ...(mailOrigin ? [mailOrigin] : []), ...(counted?.sendsTo ?? [])].join(' '),
    ...has((element) => attribute(element, 'rel') === 'manifest', "manifest-src 'self'"),
    "form-action 'none'",
    "base-uri 'none'",
    `trusted-types default${counted ? ' analytics' : ''}`,
    "require-trusted-types-for 'script'",
  ].join('; ');
}

function isInlineAndActive(script: Element): boolean {
  const type = (attribute(script, 'type') ?? '').trim().toLowerCase();
  return attribute(script, 'src') === undefined && ACTIVE_TYPES.includes(type);
}

const hashesOf = (elements: Element[]) => [
  ...new Set(elements.map((element) => `'sha256-${createHash('sha256').update(textOf(element)).digest('base64')}'`)),
];
