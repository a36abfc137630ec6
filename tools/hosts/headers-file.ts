import { cacheRules } from './caching';
import { excepted, type Header, headers } from './headers';

/**
 * Returns `_headers` for Netlify and Cloudflare Pages. Cloudflare sends the values of all rules that apply, so a line
 * with `!` first removes a header that `/*` sets to another value. Netlify skips that line and sends the last value
 * alone. Files without a rule get `max-age=0, must-revalidate` from both hosts.
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
