import type { Redirect } from '../../content/rules/redirects';
import { cacheRules, REVALIDATE } from './caching';
import { excepted, headers } from './headers';
import { bothForms } from './redirects';
import { fillTemplate } from './template';

/** CloudFront refuses these headers among the custom ones, because it has a field of its own for each. */
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

/**
 * The headers that are the same for all files, for `aws cloudfront create-response-headers-policy`. The upload to S3
 * sets caching.
 */
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

export const viewerRequest = (redirects: readonly Redirect[] = []): string =>
  fillTemplate('viewer-request.js', { redirects: JSON.stringify(Object.fromEntries(bothForms(redirects))) });

/**
 * Makes a function for CloudFront that sets the headers that differ between files, because a headers policy would need
 * a behaviour for each path. Errors lack these headers, because CloudFront does not call the function for them.
 */
export function viewerResponse(): string {
  const inSmallLetters = excepted.map((header) => ({ ...header, name: header.name.toLowerCase() }));
  return fillTemplate('viewer-response.js', { headers: JSON.stringify(inSmallLetters, null, 2) });
}

/** Makes a script that uploads pages to S3 last, because a page must not arrive before the files that it loads. */
export function uploadScript(): string {
  const list = (option: string, files: string[]) => files.map((file) => `--${option} '${file}'`).join(' ');
  const s3Patterns = (paths: string[]) => paths.map((path) => path.slice(1) + (path.endsWith('/') ? '*' : ''));
  // upload.sh has a command of its own for each of the first three kinds. CloudFront does not use compressed copies.
  const elsewhere = list('exclude', ['*.avif', '*.woff2', '*.webmanifest', '*.br', '*.gz']);
  const sync = (files: string, caching: string) =>
    `aws s3 sync out/ "s3://$1/" ${files} ${elsewhere} --cache-control '${caching}'`;
  const others = [...cacheRules.flatMap(({ paths }) => s3Patterns(paths)), '_headers', '.htaccess'];
  return fillTemplate('upload.sh', {
    immutable: cacheRules[0]!.value,
    revalidate: REVALIDATE,
    ruled: cacheRules
      .map(({ paths, value }) => sync(`--exclude '*' ${list('include', s3Patterns(paths))}`, value))
      .join('\n'),
    others: sync(list('exclude', others), REVALIDATE),
  });
}
