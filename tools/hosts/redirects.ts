import { statSync } from 'node:fs';
import path from 'node:path';
import type { Redirect } from '../../content/schemas/redirects';

/** The addresses of content/facts/redirects.ts as each host is told them. Each moves for good (301) and keeps what follows a "?". */

/** An address with and without a slash at its end, which only some hosts take for the same; a file has none. */
function formsOf(from: string): string[] {
  const bare = from.replace(/\/$/, '');
  return /\.[^/]*$/.test(bare) ? [bare] : [bare, `${bare}/`];
}

const each = (redirects: readonly Redirect[]) =>
  redirects.flatMap(({ from, to }) => formsOf(from).map((form) => ({ from: form, to })));

/** `_redirects`, which Netlify and Cloudflare Pages read, and the preview. No file where there is nothing to say. */
export const redirectsFile = (redirects: readonly Redirect[]): Record<string, string> =>
  redirects.length > 0
    ? {
        [REDIRECTS_FILE]: `# Written by the build from content/facts/redirects.ts.\n${each(redirects)
          .map(({ from, to }) => `${from} ${to} 301\n`)
          .join('')}`,
      }
    : {};

export const REDIRECTS_FILE = '_redirects';

/** Reads a `_redirects` as it is written above: where each address leads. */
export const readRedirects = (file: string): Map<string, string> =>
  new Map(
    file
      .split('\n')
      .filter((line) => line.startsWith('/'))
      .map((line) => line.split(' ').slice(0, 2) as [string, string]),
  );

/** Locations of nginx. */
export const nginxRedirects = (redirects: readonly Redirect[]): string =>
  each(redirects)
    .map(({ from, to }) => `location = ${from} {\n    return 301 ${to}$is_args$args;\n}\n`)
    .join('');

/** Rules of Apache, whose patterns in a folder's own file begin without the slash. */
export const apacheRedirects = (redirects: readonly Redirect[]): string =>
  each(redirects)
    .map(({ from, to }) => `RewriteRule ^${from.slice(1).replaceAll('.', '\\.')}$ ${to} [R=301,END]\n`)
    .join('');

/** Entries of `vercel.json`; Vercel takes a slash at the end away by itself. */
export const vercelRedirects = (redirects: readonly Redirect[]) =>
  redirects.map(({ from, to }) => ({ source: from.replace(/(?<=.)\/$/, ''), destination: to, statusCode: 301 }));

/** Lines of the function for CloudFront, which knows the address as `uri` and how to send a visitor on as `moved`. */
export const cloudfrontRedirects = (redirects: readonly Redirect[]): string =>
  redirects.length > 0
    ? `var old = ${JSON.stringify(Object.fromEntries(each(redirects).map(({ from, to }) => [from, to])))}[uri];\n  if (old) return moved(old, request);\n  `
    : '';

/**
 * A file of the site would be hidden on some hosts, and hide the redirect on others.
 * @param folder a finished export
 * @throws Error with one line for each address that is a file there
 */
export function refuseHiddenFiles(redirects: readonly Redirect[], folder: string): void {
  const isFile = (address: string) =>
    statSync(path.join(folder, address), { throwIfNoEntry: false })?.isFile() ?? false;
  const hidden = redirects.filter(({ from }) => isFile(from.replace(/\/$/, '')));
  if (hidden.length > 0) {
    throw new Error(
      hidden
        .map(
          ({ from }) =>
            `content/facts/redirects.ts · "${from}" is a file of this site: take the entry out, or the file.`,
        )
        .join('\n'),
    );
  }
}
