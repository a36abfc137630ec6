import { statSync } from 'node:fs';
import path from 'node:path';
import type { Redirect } from '../../content/rules/redirects';

/** Lists each old address of a page with and without a slash at its end, because some hosts tell the two apart. */
export const bothForms = (redirects: readonly Redirect[]) =>
  redirects.flatMap(({ from, to }) => {
    const bare = from.replace(/\/$/, '');
    return (path.posix.extname(bare) ? [bare] : [bare, `${bare}/`]).map((form) => [form, to] as const);
  });

export const REDIRECTS_FILE = '_redirects';

/** Returns `_redirects` for Netlify, Cloudflare Pages and the preview, or no file if there are no redirects. */
export function redirectsFile(redirects: readonly Redirect[]): Record<string, string> {
  if (redirects.length === 0) return {};
  const lines = bothForms(redirects).map(([from, to]) => `${from} ${to} 301\n`);
  return { [REDIRECTS_FILE]: `# Written by the build from content/site/redirects.yaml.\n${lines.join('')}` };
}

export const readRedirects = (file: string): Map<string, string> =>
  new Map([...file.matchAll(/^(\/\S*) (\S+)/gm)].map(([, from, to]) => [from!, to!]));

/** @throws Error if an old address is a file of the site, because only some hosts would serve the redirect */
export function refuseHiddenFiles(redirects: readonly Redirect[], folder: string): void {
  const isFile = ({ from }: Redirect) =>
    statSync(path.join(folder, from.replace(/\/$/, '')), { throwIfNoEntry: false })?.isFile();
  const problems = redirects
    .filter(isFile)
    .map(
      ({ from }) => `content/site/redirects.yaml · "${from}" is a file of this site: take the entry out, or the file.`,
    );
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
