import { cacheRules } from './caching';
import { excepted, type Header, headers } from './headers';

/**
 * Writes the file `_headers` for Netlify and Cloudflare Pages. If two rules name the same header, Cloudflare sends both
 * values. So the rule for `/*` does not set caching, and a rule whose value differs from that of `/*` first removes it,
 * in a line that begins with `!`. Netlify skips such a line and sends the last of the two values. For files without a
 * rule, both hosts send `max-age=0, must-revalidate` by themselves. How Cloudflare applies its rules to a 404:
 * docs/deploy.md.
 */
export function headersFile(): string {
  const everywhere = ['/*', ...headers.map(headerLine)];
  const paths = new Set([...cacheRules, ...exceptions].flatMap((rule) => rule.paths));
  return ['# Written by the build from tools/hosts/.', ...everywhere, ...[...paths].flatMap(ruleFor), ''].join('\n');
}

const exceptions = excepted.map(({ name, except }) => ({ name, ...except }));

const ruleFor = (path: string): string[] => [
  '',
  path.endsWith('/') ? `${path}*` : path,
  ...cacheRules.flatMap(({ paths, value }) =>
    paths.includes(path) ? headerLine({ name: 'Cache-Control', value }) : [],
  ),
  ...exceptions.flatMap((header) => (header.paths.includes(path) ? [`  ! ${header.name}`, headerLine(header)] : [])),
];

const headerLine = ({ name, value }: Pick<Header, 'name' | 'value'>) => `  ${name}: ${value}`;
