import type { Redirect } from '../../content/schemas/redirects';
import { cacheRules, cachingOf } from './caching';
import { fileTypes } from './file-types';
import { type Header, headers, quoted, valueAt } from './headers';
import { nginxRedirects } from './redirects';

/** What stands in a server block beside names, ports, certificates and the folder: `hosting/nginx/site.conf`. */
export function nginxSite(redirects: readonly Redirect[] = []): string {
  return `# Written by the build from tools/hosts/: change it there.
server_tokens off;
absolute_redirect off;
autoindex off;
client_max_body_size 1k;
etag on;

# The compressed copies that the build has made. brotli_static asks for the package libnginx-mod-http-brotli-static.
gzip_static on;
gzip_vary on;
brotli_static on;

types {
${Object.entries(fileTypes)
  .map(([extension, type]) => `    "${type}" ${extension.slice(1)};`)
  .join('\n')}
}
default_type application/octet-stream;

# Each location sets what differs in it. An add_header in one of them would switch all of these off in it.
${settings('/', '')}
add_header Cache-Control $caching always;
${headers.map((header) => addHeader(header, header.except && variable(header))).join('\n')}
set $allow "";
add_header Allow $allow always;
if ($request_method !~ ^(GET|HEAD)$) {
    set $allow "GET, HEAD";
    return 405;
}

error_page 403 404 =404 /404.html;
location = /404.html {
    internal;
    ${settings('/404.html')}
}
location = /404 {
    return 404;
}

location = / {
    try_files /index.html =404;
}
${nginxRedirects(redirects)}# One address a page. What is asked for goes back in Location: letters that an address of this site has, and no others.
location ~ ^/index(?:\\.html|/)?$ {
    return 301 /$is_args$args;
}
location ~ ^(?<page>/[\\w/-]*\\w)(?:\\.html|/)$ {
    if (-f $document_root$page.html) {
        return 301 $page$is_args$args;
    }
    return 404;
}

# Hidden files, compressed copies by their own names, and what is meant for other hosts.
location ^~ /.well-known/ {
    try_files $uri =404;
}
location ~ /\\.|\\.(?:br|gz)$|^/_(?:headers|redirects)$ {
    return 404;
}

${[...new Set([...cacheRules.flatMap(({ paths }) => paths), ...excepted.flatMap(({ except }) => except?.paths ?? [])])].map(location).join('\n')}
location / {
    try_files $uri $uri.html =404;
}
`;
}

const addHeader = ({ name, value }: Header, held = quoted(value)) => `add_header ${name} ${held} always;`;

const excepted = headers.filter(({ except }) => except);

/** The name of the nginx variable that holds a header's value, for a header whose value depends on the address. */
const variable = ({ name }: Header) => `$${name.toLowerCase().replaceAll('-', '_')}`;

/** All that differs from one address to another, as it is at this one. */
const settings = (path: string, indent = '    ') =>
  [['$caching', cachingOf(path)], ...excepted.map((header) => [variable(header), valueAt(header, path)])]
    .map(([name, value]) => `set ${name} ${quoted(value!)};`)
    .join(`\n${indent}`);

const location = (path: string) => `location ${path.endsWith('/') ? '' : '= '}${path} {
    ${settings(path)}
    try_files $uri =404;
}`;

/** Which TLS is spoken, as "intermediate" in Mozilla's recommendations: `hosting/nginx/tls.conf`. */
export function nginxTls(): string {
  return `# Written by the build from tools/hosts/: change it there.
ssl_protocols TLSv1.2 TLSv1.3;
ssl_ciphers ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384:ECDHE-RSA-AES256-GCM-SHA384:ECDHE-ECDSA-CHACHA20-POLY1305:ECDHE-RSA-CHACHA20-POLY1305;
ssl_prefer_server_ciphers off;
ssl_session_timeout 1d;
ssl_session_cache shared:site:10m;
ssl_session_tickets off;
`;
}

/** The whole of a server for a host name: `hosting/nginx/server.conf`. */
export function nginxServer(site: string): string {
  const { hostname } = new URL(site);
  const other = hostname.startsWith('www.') ? hostname.slice(4) : `www.${hostname}`;
  const certificate = `ssl_certificate /etc/letsencrypt/live/${hostname}/fullchain.pem;
    ssl_certificate_key /etc/letsencrypt/live/${hostname}/privkey.pem;
    include /etc/nginx/site/tls.conf;`;
  const strict = headers
    .filter(({ name }) => name === 'Strict-Transport-Security')
    .map((header) => addHeader(header))
    .join('');
  return `# Written by the build from tools/hosts/ and the address of the site: copy to /etc/nginx/conf.d/site.conf.
server {
    listen 80;
    listen [::]:80;
    server_name ${hostname} ${other};
    # To the same name first, so that the header below is learnt for it.
    return 301 https://$host$request_uri;
}
server {
    listen 443 ssl http2;
    listen [::]:443 ssl http2;
    server_name ${other};
    ${certificate}
    ${strict}
    return 301 https://${hostname}$request_uri;
}
server {
    listen 443 ssl http2;
    listen [::]:443 ssl http2;
    server_name ${hostname};
    ${certificate}
    root /var/www/site;
    include /etc/nginx/site/site.conf;
}
`;
}
