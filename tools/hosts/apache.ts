import type { Redirect } from '../../content/rules/redirects';
import { cacheRules, REVALIDATE, unchanged } from './caching';
import { compressed, fileTypes } from './file-types';
import { type Header, headers, quoted } from './headers';
import { bothForms } from './redirects';
import { fillTemplate } from './template';

/** Writes `.htaccess`, which Apache and LiteSpeed read from the folder of the site, as on hosts with cPanel. */
export const htaccess = (redirects: readonly Redirect[] = []): string =>
  fillTemplate('htaccess', {
    types: lines(Object.entries(fileTypes), ([extension, type]) => `AddType "${type}" ${extension}`),
    headers: [
      lines([...cacheRules.entries()], ([index, { paths }]) => setWhere(paths, 'caching', `rule${index}`)),
      `Header always set Cache-Control "${unchanged(REVALIDATE)}"`,
      lines([...cacheRules.entries()], ([index, { value }]) =>
        setIf('caching', `rule${index}`, 'Cache-Control', unchanged(value)),
      ),
      lines(headers, setHeader),
    ].join('\n'),
    // Patterns in a `.htaccess` file begin without the slash.
    redirects: bothForms(redirects)
      .map(({ from, to }) => `RewriteRule ^${from.slice(1).replaceAll('.', '\\.')}$ ${to} [R=301,END]\n`)
      .join(''),
    compressed: compressed.map((ending) => ending.slice(1)).join('|'),
    copyTypes: lines(
      compressed,
      (ending) => `<FilesMatch "\\${ending}\\.(?:br|gz)$">\n    ForceType "${fileTypes[ending]}"\n</FilesMatch>`,
    ),
  });

const lines = <Item>(items: Item[], line: (item: Item) => string) => items.map(line).join('\n');

/** Writes a rule for Apache that sets a variable for requests to some addresses. */
const setWhere = (paths: string[], variable: string, value: string) =>
  `SetEnvIf Request_URI "${pattern(paths)}" ${variable}=${value}`;

/** Writes a rule for Apache that sets a header if a variable has a value and the answer is a file of the site. */
const setIf = (variable: string, is: string, name: string, value: string) =>
  `Header always set ${name} ${quoted(value)} "expr=env('${variable}') == '${is}' && %{REQUEST_STATUS} -in { '200', '206', '304' }"`;

/** Writes Apache's rules for a header: its general value, and its values for the addresses that are exceptions. */
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

/** Turns paths into a regular expression that matches folders by their beginning and files whole or compressed. */
const pattern = (paths: string[]) =>
  `^(?:${paths.map((path) => path.replaceAll('.', '\\.') + (path.endsWith('/') ? '' : '(?:\\.(?:br|gz))?$')).join('|')})`;
