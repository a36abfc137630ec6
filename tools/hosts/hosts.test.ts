import { htaccess } from './apache';
import { cacheRules, cachingOf, REVALIDATE } from './caching';
import { responseHeadersPolicy } from './cloudfront';
import { headersFile } from './headers-file';
import { type Header, headers } from './headers';
import { nginxServer, nginxSite } from './nginx';

/** Addresses of each kind that an export has. */
const ADDRESSES = ['/', '/commercial', '/robots.txt', '/guides/a.pdf', '/_next/static/chunks/a.js', '/generated/a.avif', '/cards/a.jpg', '/films/a.mp4', '/icon.svg'];

/** How each host would read what it is given: the headers that it sends with every answer. */
const hosts: Record<string, () => Header['name'][][]> = {
  nginx: () => [...nginxSite().matchAll(/^add_header (\S+) "(.*)" always;$/gm)].map(([, name, value]) => [name!, unquoted(value!)]),
  apache: () => [...htaccess().matchAll(/^Header always set (\S+) "((?:[^"\\]|\\.)*)"$/gm)].map(([, name, value]) => [name!, unquoted(value!)]),
  'netlify and cloudflare': () => Object.entries(sentBy(headersFile(), '/commercial')).map(([name, value]) => [name, value]),
  cloudfront: () => sentByCloudfront(),
};

const unquoted = (value: string) => value.replaceAll('\\"', '"');

/** `_headers` as Cloudflare reads it: all rules that fit, and of a header that is named twice both values. */
function sentBy(file: string, address: string): Record<string, string> {
  const sent: Record<string, string> = {};
  let fits = false;
  for (const line of file.split('\n').filter((one) => one && !one.startsWith('#'))) {
    if (line.startsWith('/')) {
      fits = line.endsWith('*') ? address.startsWith(line.slice(0, -1)) : address === line;
    } else if (fits) {
      const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line)!;
      sent[name!] = sent[name!] ? `${sent[name!]}, ${value}` : value!;
    }
  }
  return sent;
}

function sentByCloudfront(): string[][] {
  const { SecurityHeadersConfig: fields, CustomHeadersConfig: custom } = JSON.parse(responseHeadersPolicy());
  const { AccessControlMaxAgeSec, IncludeSubdomains, Preload } = fields.StrictTransportSecurity;
  return [
    ['Content-Security-Policy', fields.ContentSecurityPolicy.ContentSecurityPolicy],
    ['X-Frame-Options', fields.FrameOptions.FrameOption],
    ['Strict-Transport-Security', `max-age=${AccessControlMaxAgeSec}${IncludeSubdomains ? '; includeSubDomains' : ''}${Preload ? '; preload' : ''}`],
    ['X-Content-Type-Options', fields.ContentTypeOptions.Override ? 'nosniff' : ''],
    ['Referrer-Policy', fields.ReferrerPolicy.ReferrerPolicy],
    ...custom.Items.map(({ Header, Value }: { Header: string; Value: string }) => [Header, Value]),
  ];
}

describe.each(Object.keys(hosts))('%s', (host) => {
  test('sends every header', () => {
    expect(Object.fromEntries(hosts[host]!())).toMatchObject(Object.fromEntries(headers.map(({ name, value }) => [name, value])));
  });

  test('sends what is changed in the list', () => {
    const referrer = headers.find(({ name }) => name === 'Referrer-Policy')!;
    const before = referrer.value;
    referrer.value = 'no-referrer';
    headers.push({ name: 'X-New', value: 'on', reason: 'A test.' });
    try {
      expect(hosts[host]!()).toEqual(expect.arrayContaining([['Referrer-Policy', 'no-referrer'], ['X-New', 'on']]));
    } finally {
      headers.pop();
      referrer.value = before;
    }
  });
});

test('a header that a host would read otherwise is none of ours', () => {
  expect([...headers, ...cacheRules].filter(({ value }) => /[\\$%\r\n]/.test(value))).toEqual([]);
});

describe('_headers', () => {
  test.each(ADDRESSES)('says once how long %s is kept, or leaves it to the host, which asks at each visit', (address) => {
    const caching = cachingOf(address);
    expect(sentBy(headersFile(), address)['Cache-Control']).toBe(caching === REVALIDATE ? undefined : caching);
  });

  test('stays within what Cloudflare reads: 100 rules, 2,000 letters a line', () => {
    const lines = headersFile().split('\n');
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000);
  });
});

test('no page and no guide is kept without asking', () => {
  expect(['/', '/commercial', '/guides/home-solar-guide.pdf', '/icons', '/icon.svg.html'].map(cachingOf)).toEqual(Array(5).fill(REVALIDATE));
});

test('CloudFront is told how many headers of its own list there are', () => {
  const { Quantity, Items } = JSON.parse(responseHeadersPolicy()).CustomHeadersConfig;
  expect(Items.length).toBeGreaterThan(0);
  expect(Quantity).toBe(Items.length);
});

describe('the server of nginx', () => {
  test.each([
    ['https://www.example.com', 'www.example.com', 'example.com'],
    ['https://example.com', 'example.com', 'www.example.com'],
  ])('answers for %s, and sends the other spelling there, over https first', (site, name, other) => {
    const blocks = nginxServer(site).split(/^server \{$/m).slice(1);
    expect(blocks.map((block) => /server_name (.+);/.exec(block)![1])).toEqual([`${name} ${other}`, other, name]);
    expect(blocks.map((block) => /return 301 (.+);/.exec(block)?.[1])).toEqual(['https://$host$request_uri', `https://${name}$request_uri`, undefined]);
  });
});
