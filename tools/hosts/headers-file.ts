import { cacheRules, ruledPaths } from './caching';
import { excepted, type Header, headers } from './headers';

/** Returns `_headers` for Netlify and Cloudflare Pages. Files without a rule get `max-age=0, must-revalidate`. */
export const headersFile = (): string =>
  [
    '# Written by the build from tools/hosts/.',
    '/*',
    ...headers.map(headerLine),
    ...ruledPaths.flatMap(ruleFor),
    '',
  ].join('\n');

const ruleFor = (path: string): string[] => [
  '',
  path.endsWith('/') ? `${path}*` : path,
  ...cacheRules
    .filter(({ paths }) => paths.includes(path))
    .map(({ value }) => headerLine({ name: 'Cache-Control', value })),
  // Cloudflare joins the values of all rules, so `!` removes that of `/*`. Netlify skips `!` and sends the last value.
  ...excepted
    .filter(({ except }) => except.paths.includes(path))
    .flatMap(({ name, except }) => [`  ! ${name}`, headerLine({ name, value: except.value })]),
];

const headerLine = ({ name, value }: Pick<Header, 'name' | 'value'>) => `  ${name}: ${value}`;
