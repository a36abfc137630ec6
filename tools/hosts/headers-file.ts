import { cacheRules } from './caching';
import { headers } from './headers';

/**
 * `_headers`, which Netlify and Cloudflare Pages read from the folder that is uploaded to them.
 *
 * Where two rules of it name the same header, Cloudflare sends both values: so `/*` says nothing of caching. What no rule
 * names is asked about at each visit on both hosts by themselves (`max-age=0, must-revalidate`). Clean addresses, 404.html
 * and compression are theirs too. What Cloudflare's rules do to a 404: docs/deploy.md.
 */
export function headersFile(): string {
  const everywhere = ['/*', ...headers.map(({ name, value }) => `  ${name}: ${value}`)];
  const caching = cacheRules.flatMap(({ paths, value }) => paths.flatMap((path) => ['', path.endsWith('/') ? `${path}*` : path, `  Cache-Control: ${value}`]));
  return ['# Written by the build from tools/hosts/.', ...everywhere, ...caching, ''].join('\n');
}
