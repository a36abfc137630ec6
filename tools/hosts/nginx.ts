import type { Redirect } from '../../content/rules/redirects';
import { cacheRules, cachingOf, unchanged } from './caching';
import { fileTypes } from './file-types';
import { excepted, type Header, headers, quoted, valueAt } from './headers';
import { bothForms } from './redirects';
import { fillTemplate } from './template';

/** Writes `hosting/nginx/site.conf`: the part of a server block after names, ports, certificates and folder. */
export function nginxSite(redirects: readonly Redirect[] = []): string {
  const paths = [...cacheRules.flatMap((rule) => rule.paths), ...excepted.flatMap(({ except }) => except.paths)];
  return fillTemplate('nginx-site.conf', {
    types: Object.entries(fileTypes)
      .map(([extension, type]) => `"${type}" ${extension.slice(1)};`)
      .join('\n    '),
    defaults: settings('/').join('\n'),
    headers: headers.map((header) => addHeader(header, header.except && variable(header))).join('\n'),
    notFound: settings('/404.html').join('\n    '),
    // Redirects are permanent and keep the query string, as on the other hosts.
    redirects: bothForms(redirects)
      .map(({ from, to }) => `location = ${from} {\n    return 301 ${to}$is_args$args;\n}\n`)
      .join(''),
    locations: [...new Set(paths)].map(location).join('\n'),
  });
}

const addHeader = ({ name, value }: Header, held = quoted(value)) => `add_header ${name} ${held} always;`;

/** The nginx variable for the value of a header. */
const variable = ({ name }: { name: string }) => `$${name.toLowerCase().replaceAll('-', '_')}`;

/** Sets every variable of the nginx settings to its value for an address. */
const settings = (path: string) =>
  [
    ['$caching', unchanged(cachingOf(path))],
    ...excepted.map((header) => [variable(header), valueAt(header, path)]),
  ].map(([name, value]) => `set ${name} ${quoted(value!)};`);

const location = (path: string) => `location ${path.endsWith('/') ? '' : '= '}${path} {
    ${settings(path).join('\n    ')}
    try_files $uri =404;
}`;

/** Writes `hosting/nginx/tls.conf`, with the TLS settings that Mozilla recommends as "intermediate". */
export const nginxTls = (): string => fillTemplate('nginx-tls.conf', {});

/** Writes `hosting/nginx/server.conf`: a whole nginx server for the host name in an address. */
export function nginxServer(site: string): string {
  const { hostname: name } = new URL(site);
  const other = name.startsWith('www.') ? name.slice(4) : `www.${name}`;
  const strict = addHeader(headers.find((header) => header.name === 'Strict-Transport-Security')!);
  return fillTemplate('nginx-server.conf', { name, other, strict });
}
