/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { htaccess } from './apache';
import { viewerRequest } from './cloudfront';
import { nginxSite } from './nginx';
import { readRedirects, redirectsFile, refuseHiddenFiles } from './redirects';

const redirects = [
  { from: '/old.html', to: '/commercial' },
  { from: '/why-us/', to: '/' },
] as const;

const hosts: Record<string, (address: string) => string | undefined> = {
  'netlify, cloudflare and the preview': (address) =>
    readRedirects(redirectsFile(redirects)['_redirects']!).get(address),
  nginx: (address) =>
    new RegExp(
      `^location = ${address.replaceAll('.', '\\.')} \\{\\n {4}return 301 (\\S+)\\$is_args\\$args;\\n\\}$`,
      'm',
    ).exec(nginxSite(redirects))?.[1],
  apache: (address) => {
    const rules = [...htaccess(redirects).matchAll(/^RewriteRule (\S+) (\/\S*) \[R=301,END\]$/gm)].filter(
      ([, , to]) => !to!.includes('$'),
    );
    return rules.find(([, pattern]) => new RegExp(pattern!).test(address.slice(1)))?.[2];
  },
  cloudfront: (address) =>
    new Function('event', `${viewerRequest(redirects)}; return handler(event);`)({
      request: { uri: address, querystring: {} },
    }).headers?.location.value,
};

test.each(Object.keys(hosts))(
  'the settings for %s redirect old addresses, with or without a final slash, and no similar addresses',
  (host) => {
    const lead = hosts[host]!;
    expect(['/old.html', '/why-us', '/why-us/'].map(lead)).toEqual(['/commercial', '/', '/']);
    expect(['/oldxhtml', '/older', '/why-us/more', '/subsidies'].map(lead)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  },
);

test('CloudFront keeps the query string that an advertisement adds to an old address', () => {
  const event = { request: { uri: '/old.html', querystring: { from: { value: 'ad' } } } };
  expect(
    new Function('event', `${viewerRequest(redirects)}; return handler(event);`)(event).headers.location.value,
  ).toBe('/commercial?from=ad');
});

test('the build writes no file _redirects if there are no old addresses', () => {
  expect(redirectsFile([])).toEqual({});
});

test('an old address that is a file of the site is refused, and one that is only a folder is not', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'export-'));
  mkdirSync(path.join(folder, 'why-us'));
  writeFileSync(path.join(folder, 'robots.txt'), '');
  expect(() => refuseHiddenFiles(redirects, folder)).not.toThrow();
  expect(() => refuseHiddenFiles([...redirects, { from: '/robots.txt', to: '/' }], folder)).toThrow(
    'content/site/redirects.yaml · "/robots.txt" is a file of this site: take the entry out, or the file.',
  );
  rmSync(folder, { recursive: true });
});
