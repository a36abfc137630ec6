import type { Redirect } from '../../content/rules/redirects';
import { cacheRules, REVALIDATE, unchanged } from './caching';
import { compressed, fileTypes } from './file-types';
import { type Header, headers, quoteValue } from './headers';
import { bothForms } from './redirects';
import { fillTemplate } from './template';

/** Returns `.htaccess`, which Apache and LiteSpeed read from the folder of the site, as on hosts with cPanel. */
export const htaccess = (redirects: readonly Redirect[] = []): string =>
  fillTemplate('htaccess', {
    types: linesFor(Object.entries(fileTypes), ([extension, type]) => `AddType "${type}" ${extension}`),
    headers: [
      linesFor(cacheRules, ({ paths }, index) => setWhere(paths, 'caching', `rule${index}`)),
      `Header always set Cache-Control "${unchanged(REVALIDATE)}"`,
      linesFor(cacheRules, ({ value }, index) => setIf('caching', `rule${index}`, 'Cache-Control', unchanged(value))),
      linesFor(headers, setHeader),
    ].join('\n'),
    // Patterns in a `.htaccess` file begin without a slash.
    redirects: bothForms(redirects)
      .map(([from, to]) => `RewriteRule ^${from.slice(1).replaceAll('.', '\\.')}$ ${to} [R=301,END]\n`)
      .join(''),
    compressed: compressed.map((ending) => ending.slice(1)).join('|'),
    copyTypes: linesFor(
      compressed,
      (ending) => `<FilesMatch "\\${ending}\\.(?:br|gz)$">\n    ForceType "${fileTypes[ending]}"\n</FilesMatch>`,
    ),
  });

const linesFor = <Item>(items: Item[], line: (item: Item, index: number) => string) => items.map(line).join('\n');

const setWhere = (paths: string[], variable: string, value: string) =>
  `SetEnvIf Request_URI "${apachePattern(paths)}" ${variable}=${value}`;

const setIf = (variable: string, is: string, name: string, value: string) =>
  `Header always set ${name} ${quoteValue(value)} "expr=env('${variable}') == '${is}' && %{REQUEST_STATUS} -in { '200', '206', '304' }"`;

const setHeader = ({ name, value, except }: Header) => {
  const everywhere = `Header always set ${name} ${quoteValue(value)}`;
  if (!except) return everywhere;
  return [
    everywhere,
    `SetEnvIf Request_URI "^" ${name}=as-ever`,
    setWhere(except.paths, name, 'except'),
    setIf(name, 'except', name, except.value),
  ].join('\n');
};

const apachePattern = (paths: string[]) =>
  `^(?:${paths.map((path) => path.replaceAll('.', '\\.') + (path.endsWith('/') ? '' : '(?:\\.(?:br|gz))?$')).join('|')})`;
