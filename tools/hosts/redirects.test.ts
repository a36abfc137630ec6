/** @jest-environment node */
import { htaccess } from './apache';
import { nginxSite } from './nginx';
import { readRedirects, redirectsFile } from './redirects';

const moved = [
  { from: '/old.html', to: '/commercial' },
  { from: '/why-us/', to: '/' },
] as const;

/** For each host, the address to which its settings send a visitor of an old address. */
const hosts: Record<string, (address: string) => string | undefined> = {
  'netlify, cloudflare and the preview': (address) => readRedirects(redirectsFile(moved)['_redirects']!).get(address),
  nginx: (address) =>
    new RegExp(
      `^location = ${address.replaceAll('.', '\\.')} \\{\\n {4}return 301 (\\S+)\\$is_args\\$args;\\n\\}$`,
      'm',
    ).exec(nginxSite(moved))?.[1],
  apache: (address) => {
    const rules = [...htaccess(moved).matchAll(/^RewriteRule (\S+) (\/\S*) \[R=301,END\]$/gm)].filter(
      ([, , to]) => !to!.includes('$'),
    );
    return rules.find(([, pattern]) => new RegExp(pattern!).test(address.slice(1)))?.[2];
  },
};

test.each(Object.keys(hosts))('%s redirects each old address, that of a folder also without its slash', (host) => {
  const lead = hosts[host]!;
  expect(['/old.html', '/why-us', '/why-us/'].map(lead)).toEqual(['/commercial', '/', '/']);
  expect(['/oldxhtml', '/older', '/why-us/more', '/subsidies'].map(lead)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('the build writes no file _redirects where there are no old addresses', () => {
  expect(redirectsFile([])).toEqual({});
});
