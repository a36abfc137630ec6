import { statSync } from 'node:fs';
import path from 'node:path';
import type { Redirect } from '../../content/schemas/redirects';

/** The addresses of content/facts/redirects.ts in each host's words. All move for good (301) and keep what follows a "?". */

/** Some hosts take an address with and without a slash at its end for two; a file has no slash. */
const each = (redirects: readonly Redirect[]) =>
  redirects.flatMap(({ from, to }) => {
    const bare = from.replace(/\/$/, '');
    return (path.posix.extname(bare) ? [bare] : [bare, `${bare}/`]).map((form) => ({ from: form, to }));
  });

export const REDIRECTS_FILE = '_redirects';

/** `_redirects`, which Netlify and Cloudflare Pages read, and the preview. Without redirects there is no such file. */
export function redirectsFile(redirects: readonly Redirect[]): Record<string, string> {
  if (redirects.length === 0) return {};
  const lines = each(redirects).map(({ from, to }) => `${from} ${to} 301\n`);
  return { [REDIRECTS_FILE]: `# Written by the build from content/facts/redirects.ts.\n${lines.join('')}` };
}

/** Reads a `_redirects` that was written by `redirectsFile`: where each address leads. */
export const readRedirects = (file: string): Map<string, string> =>
  new Map([...file.matchAll(/^(\/\S*) (\S+)/gm)].map(([, from, to]) => [from!, to!]));

/** Locations of nginx. */
export const nginxRedirects = (redirects: readonly Redirect[]): string =>
  each(redirects)
    .map(({ from, to }) => `location = ${from} {\n    return 301 ${to}$is_args$args;\n}\n`)
    .join('');

/** Rules of Apache, whose patterns in a `.htaccess` begin without the slash. */
export const apacheRedirects = (redirects: readonly Redirect[]): string =>
  each(redirects)
    .map(({ from, to }) => `RewriteRule ^${from.slice(1).replaceAll('.', '\\.')}$ ${to} [R=301,END]\n`)
    .join('');

/** Entries of `vercel.json`; Vercel takes a slash at the end away by itself. */
export const vercelRedirects = (redirects: readonly Redirect[]) =>
  redirects.map(({ from, to }) => ({ source: from.replace(/(?<=.)\/$/, ''), destination: to, statusCode: 301 }));

/** An object in JavaScript, for the function for CloudFront: where each address leads. */
export const cloudfrontRedirects = (redirects: readonly Redirect[]): string =>
  JSON.stringify(Object.fromEntries(each(redirects).map(({ from, to }) => [from, to])));

/**
 * Refuses a redirect from an address that is a file of the site: it would hide the file on some hosts, and be hidden by it
 * on others.
 *
 * @param folder a finished export
 * @throws {Error} with one line for each such address
 */
export function refuseHiddenFiles(redirects: readonly Redirect[], folder: string): void {
  const hidden = redirects.filter(({ from }) =>
    statSync(path.join(folder, from.replace(/\/$/, '')), { throwIfNoEntry: false })?.isFile(),
  );
  if (hidden.length === 0) return;
  const lines = hidden.map(
    ({ from }) => `content/facts/redirects.ts · "${from}" is a file of this site: take the entry out, or the file.`,
  );
  throw new Error(lines.join('\n'));
}
