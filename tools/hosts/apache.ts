import type { Redirect } from '../../content/schemas/redirects';
import { cacheRules, REVALIDATE } from './caching';
import { fileTypes } from './file-types';
import { type Header, headers, quoted } from './headers';
import { apacheRedirects } from './redirects';

/** Kinds of files that the build writes compressed copies of. */
const COMPRESSED = ['css', 'html', 'ico', 'js', 'json', 'svg', 'txt', 'webmanifest', 'xml'];

/** `.htaccess`, which Apache and LiteSpeed read from the folder of the site, as on hosts with cPanel. */
export function htaccess(redirects: readonly Redirect[] = []): string {
  return `# Written by the build from tools/hosts/: change it there.
Options -Indexes -MultiViews
DirectoryIndex index.html
DirectorySlash Off
ErrorDocument 403 /404.html
ErrorDocument 404 /404.html

${Object.entries(fileTypes)
  .map(([extension, type]) => `AddType "${type}" ${extension}`)
  .join('\n')}
AddDefaultCharset Off

# How long browsers keep what. An answer that is no file of the site is asked for again.
SetEnvIf Request_URI "^" caching=other
${cacheRules.map(({ paths }, index) => `SetEnvIf Request_URI "${pattern(paths)}" caching=rule${index}`).join('\n')}
Header always set Cache-Control "${REVALIDATE}"
${cacheRules.map(({ value }, index) => `Header always set Cache-Control "${value}" "expr=env('caching') == 'rule${index}' && ${FOUND}"`).join('\n')}
${headers.flatMap(setHeader).join('\n')}
Header always set Allow "GET, HEAD" "expr=%{REQUEST_STATUS} == 405"
Header unset X-Powered-By
Header always unset X-Powered-By

RewriteEngine On

# Whoever gives the certificate asks for files here over http.
RewriteRule ^\\.well-known/ - [END]

RewriteCond %{HTTPS} !=on
RewriteCond %{HTTP:X-Forwarded-Proto} !=https
RewriteRule ^ https://%{HTTP_HOST}%{REQUEST_URI} [R=301,END]

# The page for unknown addresses, on its way to whoever asked for one.
RewriteCond %{ENV:REDIRECT_STATUS} ^40[34]$
RewriteRule ^404\\.html$ - [END]

RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$
RewriteRule ^ - [R=405,END]

# Hidden files, compressed copies by their own names, and what is meant for other hosts.
RewriteRule (?:^|/)\\.|\\.(?:br|gz)$|^_(?:headers|redirects)$|^404(?:\\.html)?$ - [R=404,END]

${apacheRedirects(redirects)}# One address a page. Not by %{DOCUMENT_ROOT}, which is another folder where many sites share a server.
RewriteRule ^index(?:\\.html|/)?$ / [R=301,END]
RewriteCond %{REQUEST_FILENAME} -f
RewriteRule ^([\\w/-]*\\w)\\.html$ /$1 [R=301,END]
RewriteCond %{PATH_INFO} ^/?$
RewriteCond %{REQUEST_FILENAME} ^(.*?)/?$
RewriteCond %1.html -f
RewriteRule ^([\\w/-]*\\w)/$ /$1 [R=301,END]
RewriteCond %{REQUEST_FILENAME} -d
RewriteCond %{REQUEST_FILENAME}.html !-f
RewriteRule ^(.+)$ - [R=404,END]

# The compressed copies that the build has made, to those who can read them.
${COPIES.map(compressedCopy).join('\n')}
RewriteCond %{REQUEST_FILENAME}.html -f
RewriteRule ^([\\w/-]*\\w)$ /$1.html [END]
AddEncoding br .br
AddEncoding gzip .gz
${COMPRESSED.map((kind) => `<FilesMatch "\\.${kind}\\.(?:br|gz)$">\n    ForceType "${fileTypes[`.${kind}`]}"\n</FilesMatch>`).join('\n')}
<FilesMatch "\\.(?:${COMPRESSED.join('|')})(?:\\.br|\\.gz)?$">
    Header merge Vary Accept-Encoding
</FilesMatch>
`;
}

const COPIES = [
  { encoding: 'br', extension: 'br' },
  { encoding: 'gzip', extension: 'gz' },
];

const compressedCopy = ({
  encoding,
  extension,
}: (typeof COPIES)[number]) => `RewriteCond %{HTTP:Accept-Encoding} \\b${encoding}\\b
RewriteCond %{REQUEST_FILENAME}index.html.${extension} -f
RewriteRule ^$ /index.html.${extension} [END]
RewriteCond %{HTTP:Accept-Encoding} \\b${encoding}\\b
RewriteCond %{REQUEST_FILENAME}.html.${extension} -f
RewriteRule ^([\\w/-]*\\w)$ /$1.html.${extension} [END]
RewriteCond %{HTTP:Accept-Encoding} \\b${encoding}\\b
RewriteCond %{REQUEST_FILENAME}.${extension} -f
RewriteRule ^(.+\\.(?:${COMPRESSED.join('|')}))$ /$1.${extension} [END]`;

/** An answer that is a file of the site. */
const FOUND = "%{REQUEST_STATUS} -in { '200', '206', '304' }";

/** The header as it is everywhere, and as it is at the addresses that are excepted. */
const setHeader = ({ name, value, except }: Header) => [
  `Header always set ${name} ${quoted(value)}`,
  ...(except
    ? [
        `SetEnvIf Request_URI "^" ${name}=as-ever`,
        `SetEnvIf Request_URI "${pattern(except.paths)}" ${name}=except`,
        `Header always set ${name} ${quoted(except.value)} "expr=env('${name}') == 'except' && ${FOUND}"`,
      ]
    : []),
];

/** Paths as a regular expression: a folder by its beginning, a file as a whole, also as its compressed copy. */
const pattern = (paths: string[]) =>
  `^(?:${paths.map((path) => path.replaceAll('.', '\\.') + (path.endsWith('/') ? '' : '(?:\\.(?:br|gz))?$')).join('|')})`;
