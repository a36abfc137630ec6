import { statSync } from 'node:fs';
import path from 'node:path';
import type { Redirect } from '../../lib/words/redirects';

/**
 * Doubles each redirect from a folder, with and without the slash at its end, which some hosts take for two addresses.
 * An old address that is a file has no slash.
 */
const each = (redirects: readonly Redirect[]) =>
  redirects.flatMap(({ from, to }) => {
    const bare = from.replace(/\/$/, '');
    return (path.posix.extname(bare) ? [bare] : [bare, `${bare}/`]).map((form) => ({ from: form, to }));
  });

export const REDIRECTS_FILE = '_redirects';

/** Writes `_redirects` for Netlify, Cloudflare Pages and the preview. Without redirects there is no such file. */
export function redirectsFile(redirects: readonly Redirect[]): Record<string, string> {
  if (redirects.length === 0) return {};
  const lines = each(redirects).map(({ from, to }) => `${from} ${to} 301\n`);
  return { [REDIRECTS_FILE]: `# Written by the build from content/site/redirects.yaml.\n${lines.join('')}` };
}

/** Reads a `_redirects` file: where each old address leads. */
export const readRedirects = (file: string): Map<string, string> =>
  new Map([...file.matchAll(/^(\/\S*) (\S+)/gm)].map(([, from, to]) => [from!, to!]));

/** Writes redirects as locations of nginx. Like those for other hosts, they are permanent and keep the query string. */
export const nginxRedirects = (redirects: readonly Redirect[]): string =>
  each(redirects)
    .map(({ from, to }) => `location = ${from} {\n    return 301 ${to}$is_args$args;\n}\n`)
    .join('');

/** Writes redirects as rewrite rules of Apache. In a `.htaccess` the patterns begin without the slash. */
export const apacheRedirects = (redirects: readonly Redirect[]): string =>
  each(redirects)
    .map(({ from, to }) => `RewriteRule ^${from.slice(1).replaceAll('.', '\\.')}$ ${to} [R=301,END]\n`)
    .join('');

/** Writes redirects as entries of `vercel.json`. Vercel itself removes the slash at the end of a requested address. */
export const vercelRedirects = (redirects: readonly Redirect[]) =>
  redirects.map(({ from, to }) => ({ source: from.replace(/(?<=.)\/$/, ''), destination: to, statusCode: 301 }));

/** Writes redirects as the object of the CloudFront function: where each old address leads. */
export const cloudfrontRedirects = (redirects: readonly Redirect[]): string =>
  JSON.stringify(Object.fromEntries(each(redirects).map(({ from, to }) => [from, to])));

/**
 * Refuses a redirect from an address that is a file of the site: some hosts would serve the redirect, others the file.
 * @throws {Error} with one line for each such address
 */
export function refuseHiddenFiles(redirects: readonly Redirect[], folder: string): void {
  const hidden = redirects.filter(({ from }) =>
    statSync(path.join(folder, from.replace(/\/$/, '')), { throwIfNoEntry: false })?.isFile(),
  );
  if (hidden.length === 0) return;
  const lines = hidden.map(
    ({ from }) => `content/site/redirects.yaml · "${from}" is a file of this site: take the entry out, or the file.`,
  );
  throw new Error(lines.join('\n'));
}
