import type { Redirect } from '../../content/rules/redirects';
import { cachingOf, ruledPaths, unchanged } from './caching';
import { fileTypes } from './file-types';
import { excepted, type Header, headers, quoteValue, headerValue } from './headers';
import { bothForms } from './redirects';
import { fillTemplate } from './template';

/** Returns the part of nginx's server block that comes after its names, ports, certificates and folder. */
export const nginxSite = (redirects: readonly Redirect[] = []): string =>
  fillTemplate('nginx-site.conf', {
    types: Object.entries(fileTypes)
      .map(([extension, type]) => `"${type}" ${extension.slice(1)};`)
      .join('\n    '),
    defaults: setVariables('/').join('\n'),
    headers: headers.map((header) => addHeader(header, header.except && variableFor(header))).join('\n'),
    notFound: setVariables('/404.html').join('\n    '),
    redirects: bothForms(redirects)
      .map(([from, to]) => `location = ${from} {\n    return 301 ${to}$is_args$args;\n}\n`)
      .join(''),
    locations: ruledPaths.map(locationBlock).join('\n'),
  });

const addHeader = ({ name, value }: Header, held = quoteValue(value)) => `add_header ${name} ${held} always;`;

const variableFor = ({ name }: { name: string }) => `$${name.toLowerCase().replaceAll('-', '_')}`;

const setVariables = (path: string) =>
  [
    ['$caching', unchanged(cachingOf(path))],
    ...excepted.map((header) => [variableFor(header), headerValue(header, path)]),
  ].map(([name, value]) => `set ${name} ${quoteValue(value!)};`);

const locationBlock = (path: string) => `location ${path.endsWith('/') ? '' : '= '}${path} {
    ${setVariables(path).join('\n    ')}
    try_files $uri =404;
}`;

export const nginxTls = (): string => fillTemplate('nginx-tls.conf', {});

export function nginxServer(site: string): string {
  const { hostname: name } = new URL(site);
  const other = name.startsWith('www.') ? name.slice(4) : `www.${name}`;
  const strict = addHeader(headers.find((header) => header.name === 'Strict-Transport-Security')!);
  return fillTemplate('nginx-server.conf', { name, other, strict });
}
