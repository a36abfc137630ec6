import type { Redirect } from '../../content/schemas/redirects';
import { cacheRules, REVALIDATE } from './caching';
import { fileTypes } from './file-types';
import { headers } from './headers';
import { cloudfrontRedirects } from './redirects';

/** Headers that CloudFront sets by fields of its own, and refuses as custom ones. */
const FIELDS: Record<string, (value: string) => object> = {
  'Content-Security-Policy': (value) => ({ ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: value } }),
  'X-Frame-Options': (value) => ({ FrameOptions: { Override: true, FrameOption: value } }),
  'X-Content-Type-Options': () => ({ ContentTypeOptions: { Override: true } }),
  'Referrer-Policy': (value) => ({ ReferrerPolicy: { Override: true, ReferrerPolicy: value } }),
  'Strict-Transport-Security': (value) => ({
    StrictTransportSecurity: {
      Override: true,
      IncludeSubdomains: value.includes('includeSubDomains'),
      Preload: value.includes('preload'),
      AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(value)?.[1]),
    },
  }),
};

/** The headers that are the same everywhere, as `aws cloudfront create-response-headers-policy` takes them. Caching is told to S3 with each file. */
export function responseHeadersPolicy(): string {
  const custom = headers
    .filter(({ name, except }) => !(name in FIELDS) && !except)
    .map(({ name, value }) => ({ Header: name, Value: value, Override: true }));
  const policy = {
    Name: 'site-headers',
    Comment: 'Written by the build from tools/hosts/.',
    SecurityHeadersConfig: Object.assign({}, ...headers.map(({ name, value }) => FIELDS[name]?.(value))),
    CustomHeadersConfig: { Quantity: custom.length, Items: custom },
  };
  return `${JSON.stringify(policy, null, 2)}\n`;
}

/** The function that gives each page its one address, for the event "viewer request". */
export function viewerRequest(redirects: readonly Redirect[] = []): string {
  return `// Written by the build from tools/hosts/: change it there.
function handler(event) {
  var request = event.request;
  var uri = request.uri;
  // What is asked for there is no page, and its name is as whoever asks for it has decided.
  if (/^\\/\\.well-known\\//.test(uri)) return request;
  ${cloudfrontRedirects(redirects)}if (uri === '/') {
    request.uri = '/index.html';
    return request;
  }
  if (/^\\/index(\\.html|\\/)?$/.test(uri)) return moved('/', request);
  // What is asked for goes back in Location: letters that an address of this site has, and no others.
  var other = /^(\\/[\\w/-]*\\w)(\\.html|\\/)$/.exec(uri);
  if (other && uri !== '/404.html') return moved(other[1].replace(/\\/+/g, '/'), request);
  if (!/\\.[^/]*$/.test(uri)) request.uri = uri + '.html';
  return request;
}

function moved(address, request) {
  var query = Object.keys(request.querystring).map(function (name) {
    var asked = request.querystring[name];
    return (asked.multiValue || [asked]).map(function (one) { return one.value === '' ? name : name + '=' + one.value; }).join('&');
  }).join('&');
  return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value: query ? address + '?' + query : address } } };
}
`;
}

/**
 * The function that sets the headers that are not the same everywhere, for the event "viewer response". A policy would
 * ask for a behaviour of the distribution for each path. CloudFront does not call it for errors, which carry none of these.
 */
export function viewerResponse(): string {
  const excepted = headers.flatMap(({ name, value, except }) =>
    except ? [{ name: name.toLowerCase(), value, except }] : [],
  );
  return `// Written by the build from tools/hosts/: change it there.
var HEADERS = ${JSON.stringify(excepted, null, 2)};

function handler(event) {
  // As "viewer request" has left it: a page by the name of its file, all else as asked for.
  var uri = event.request.uri;
  var response = event.response;
  HEADERS.forEach(function (header) {
    var excepted = header.except.paths.some(function (path) { return /\\/$/.test(path) ? uri.indexOf(path) === 0 : uri === path; });
    response.headers[header.name] = { value: excepted ? header.except.value : header.value };
  });
  return response;
}
`;
}

/** Files whose types the AWS command line does not know on every machine, or takes for others. */
const TYPED = [
  ...['.avif', '.woff2'].map((extension) => ({
    files: `*${extension}`,
    type: fileTypes[extension],
    caching: cacheRules[0]!.value,
  })),
  { files: '*.webmanifest', type: fileTypes['.webmanifest'], caching: REVALIDATE },
];

/** Uploads the export: what pages refer to before the pages, each with how long browsers keep it. */
export function uploadScript(): string {
  const patterns = (path: string) => `${path.slice(1)}${path.endsWith('/') ? '*' : ''}`;
  const ruled = cacheRules.flatMap(({ paths }) => paths.map(patterns));
  const sync = (words: string[]) => `aws s3 sync out/ "s3://$1/" ${words.join(' ')}`;
  const typed = TYPED.map(({ files }) => `--exclude '${files}'`);
  return `#!/bin/sh
# Written by the build from tools/hosts/: change it there.
# Asks for the AWS command line. Usage: sh hosting/cloudfront/upload.sh NAME-OF-BUCKET ID-OF-DISTRIBUTION
set -eu
${TYPED.map(({ files, type, caching }) => sync(["--exclude '*'", `--include '${files}'`, `--content-type '${type}'`, `--cache-control '${caching}'`])).join('\n')}
${cacheRules.map(({ paths, value }) => sync(["--exclude '*'", ...paths.map((path) => `--include '${patterns(path)}'`), ...typed, "--exclude '*.br' --exclude '*.gz'", `--cache-control '${value}'`])).join('\n')}
${sync([...ruled.map((path) => `--exclude '${path}'`), ...typed, "--exclude '*.br' --exclude '*.gz' --exclude '_headers' --exclude '.htaccess'", `--cache-control '${REVALIDATE}'`])}
aws cloudfront create-invalidation --distribution-id "$2" --paths '/*'
`;
}
