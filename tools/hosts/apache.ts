import type { Redirect } from '../../content/schemas/redirects';
import { cacheRules, REVALIDATE } from './caching';
import { fileTypes } from './file-types';
import { type Header, headers, quoted } from './headers';
import { apacheRedirects } from './redirects';
import { fillTemplate } from './template';

/** Kinds of files that the build writes compressed copies of. */
const COMPRESSED = ['css', 'html', 'ico', 'js', 'json', 'svg', 'txt', 'webmanifest', 'xml'];

/** `.htaccess`, which Apache and LiteSpeed read from the folder of the site, as on hosts with cPanel. */
export const htaccess = (redirects: readonly Redirect[] = []): string =>
  fillTemplate('htaccess', {
    types: lines(Object.entries(fileTypes), ([extension, type]) => `AddType "${type}" ${extension}`),
    headers: [
      lines([...cacheRules.entries()], ([index, { paths }]) => setWhere(paths, 'caching', `rule${index}`)),
      `Header always set Cache-Control "${REVALIDATE}"`,
      lines([...cacheRules.entries()], ([index, { value }]) =>
        setIf('caching', `rule${index}`, 'Cache-Control', value),
      ),
      lines(headers, setHeader),
    ].join('\n'),
    redirects: apacheRedirects(redirects),
    compressed: COMPRESSED.join('|'),
    copyTypes: lines(
      COMPRESSED,
      (kind) => `<FilesMatch "\\.${kind}\\.(?:br|gz)$">\n    ForceType "${fileTypes[`.${kind}`]}"\n</FilesMatch>`,
    ),
  });

const lines = <Item>(items: Item[], line: (item: Item) => string) => items.map(line).join('\n');

/** Gives a variable of Apache a value at some addresses. */
const setWhere = (paths: string[], variable: string, value: string) =>
  `SetEnvIf Request_URI "${pattern(paths)}" ${variable}=${value}`;

/** Sets a header where a variable has a value and the answer is a file of the site. */
const setIf = (variable: string, is: string, name: string, value: string) =>
  `Header always set ${name} ${quoted(value)} "expr=env('${variable}') == '${is}' && %{REQUEST_STATUS} -in { '200', '206', '304' }"`;

/** The header with its usual value, and with the other one at the addresses that are excepted. */
const setHeader = ({ name, value, except }: Header) => {
  const everywhere = `Header always set ${name} ${quoted(value)}`;
  if (!except) return everywhere;
  return [
    everywhere,
    `SetEnvIf Request_URI "^" ${name}=as-ever`,
    setWhere(except.paths, name, 'except'),
    setIf(name, 'except', name, except.value),
  ].join('\n');
};

/** Paths as a regular expression: a folder by its beginning, a file as a whole, also as its compressed copy. */
const pattern = (paths: string[]) =>
  `^(?:${paths.map((path) => path.replaceAll('.', '\\.') + (path.endsWith('/') ? '' : '(?:\\.(?:br|gz))?$')).join('|')})`;
