import type { Redirect } from '../../content/schemas/redirects';
import { cacheRules, REVALIDATE } from './caching';
import { headers } from './headers';
import { cloudfrontRedirects } from './redirects';
import { fillTemplate } from './template';

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
  // Files there are no pages, and those who ask for them have decided their names.
  if (/^\\/\\.well-known\\//.test(uri)) return request;
  var old = ${cloudfrontRedirects(redirects)}[uri];
  if (old) return moved(old, request);
  if (uri === '/') {
    request.uri = '/index.html';
    return request;
  }
  if (/^\\/index(\\.html|\\/)?$/.test(uri)) return moved('/', request);
  // Location repeats what was asked for, so it may hold only the letters of this site's addresses.
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
  // The function for "viewer request" has changed the address of a page into the name of its file.
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

/** Uploads the export: first what pages refer to, then the pages, each with how long browsers keep it. */
export function uploadScript(): string {
  const list = (option: string, files: string[]) => files.map((file) => `--${option} '${file}'`).join(' ');
  const filesOf = (paths: string[]) => paths.map((path) => path.slice(1) + (path.endsWith('/') ? '*' : ''));
  // The template uploads those with a type of its own, and compressed copies are not for CloudFront.
  const elsewhere = list('exclude', ['*.avif', '*.woff2', '*.webmanifest', '*.br', '*.gz']);
  const sync = (files: string, caching: string) =>
    `aws s3 sync out/ "s3://$1/" ${files} ${elsewhere} --cache-control '${caching}'`;
  const others = [...cacheRules.flatMap(({ paths }) => filesOf(paths)), '_headers', '.htaccess'];
  return fillTemplate('upload.sh', {
    immutable: cacheRules[0]!.value,
    revalidate: REVALIDATE,
    ruled: cacheRules
      .map(({ paths, value }) => sync(`--exclude '*' ${list('include', filesOf(paths))}`, value))
      .join('\n'),
    others: sync(list('exclude', others), REVALIDATE),
  });
}
