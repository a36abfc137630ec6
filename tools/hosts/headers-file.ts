import { cacheRules } from './caching';
import { type Header, headers } from './headers';

/**
 * `_headers`, which Netlify and Cloudflare Pages read from the folder that is uploaded to them.
 *
 * Where two rules of it name the same header, Cloudflare sends both values. So `/*` says nothing of caching, and a rule
 * with another value than `/*` first takes that one back, in a line that begins with `!`. Netlify passes over this line,
 * and of two values takes the last. What no rule names is asked about at each visit on both hosts by themselves
 * (`max-age=0, must-revalidate`). Clean addresses, 404.html and compression are theirs too. What Cloudflare's rules do to
 * a 404: docs/deploy.md.
 */
export function headersFile(): string {
  const everywhere = ['/*', ...headers.map(line)];
  const paths = new Set([...cacheRules, ...exceptions].flatMap((rule) => rule.paths));
  return ['# Written by the build from tools/hosts/.', ...everywhere, ...[...paths].flatMap(ruleFor), ''].join('\n');
}

const exceptions = headers.flatMap(({ name, except }) => (except ? [{ name, ...except }] : []));

function ruleFor(path: string): string[] {
  const caching = cacheRules
    .filter(({ paths }) => paths.includes(path))
    .map(({ value }) => line({ name: 'Cache-Control', value }));
  const others = exceptions
    .filter(({ paths }) => paths.includes(path))
    .flatMap((exception) => [`  ! ${exception.name}`, line(exception)]);
  return ['', path.endsWith('/') ? `${path}*` : path, ...caching, ...others];
}

const line = ({ name, value }: Pick<Header, 'name' | 'value'>) => `  ${name}: ${value}`;
