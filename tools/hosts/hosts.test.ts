/** @jest-environment node */
import { htaccess } from './apache';
import { cacheRules, cachingOf, REVALIDATE } from './caching';
import { responseHeadersPolicy, viewerResponse } from './cloudfront';
import { headersFile } from './headers-file';
import { headers, headerValue } from './headers';
import { nginxServer, nginxSite } from './nginx';
import { vercelSettings } from './vercel';

const ADDRESSES = [
  '/',
  '/commercial',
  '/robots.txt',
  '/guides/a.pdf',
  '/_next/static/chunks/a.js',
  '/generated/a.avif',
  '/cards/a.jpg',
  '/films/a.mp4',
  '/icons/a.png',
  '/icon.svg',
  '/icon.svg.html',
];

type Sent = Record<string, string>;

const hosts: Record<string, (address: string) => Sent> = {
  nginx: sentByNginx,
  apache: sentByApache,
  cloudflare: (address) => sentBy(headersFile(), address),
  netlify: (address) => sentByNetlify(address),
  vercel: sentByVercel,
  cloudfront: sentByCloudfront,
};

const unquoted = (value: string) => value.replaceAll('\\"', '"');

function sentByNginx(address: string): Sent {
  const [server = '', ...locations] = nginxSite().split(/^location /m);
  const own = locations.find((location) => {
    const [, exact, path] = /^(= )?(\/\S*) \{/.exec(location) ?? [];
    return path && path !== '/' && (exact ? address === path : address.startsWith(path));
  });
  const variables = Object.fromEntries(
    [...`${server}${own}`.matchAll(/^ *set (\$\w+) "(.*)";$/gm)].map(([, name, value]) => [name, value]),
  );
  return Object.fromEntries(
    [...server.matchAll(/^add_header (\S+) (?:"(.*)"|(\$\w+)) always;$/gm)].map(([, name, value, variable]) => [
      name,
      value ? unquoted(value) : variables[variable!],
    ]),
  );
}

function sentByApache(address: string): Sent {
  const variables: Sent = {};
  const sent: Sent = {};
  for (const [, pattern, variable, state] of htaccess().matchAll(/^SetEnvIf Request_URI "(.+)" (\S+)=(\S+)$/gm)) {
    if (new RegExp(pattern!).test(address)) variables[variable!] = state!;
  }
  for (const [, name, value, variable, state] of htaccess().matchAll(
    /^Header always set (\S+) "((?:[^"\\]|\\.)*)"(?: "expr=env\('(\S+)'\) == '(\S+)' && .+")?$/gm,
  )) {
    if (!variable || variables[variable] === state) sent[name!] = unquoted(value!);
  }
  return sent;
}

function rulesFor(file: string, address: string): { name: string; value?: string }[] {
  let fits = false;
  return file
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .flatMap((line) => {
      if (line.startsWith('/')) fits = line.endsWith('*') ? address.startsWith(line.slice(0, -1)) : address === line;
      if (line.startsWith('/') || !fits) return [];
      const [, taken, name, value] = /^ {2}(?:! (\S+)|([\w-]+): (.+))$/.exec(line)!;
      return [taken ? { name: taken } : { name: name!, value }];
    });
}

/** If two rules set the same header, Cloudflare sends both values, unless a line `! Name` removes the first. */
function sentBy(file: string, address: string): Sent {
  const sent: Sent = {};
  for (const { name, value } of rulesFor(file, address)) {
    if (!value) delete sent[name];
    else sent[name] = sent[name] ? `${sent[name]}, ${value}` : value;
  }
  return sent;
}

/** If two rules set the same header, Netlify probably sends the value of the last one; see docs/deploy.md. */
const sentByNetlify = (address: string): Sent =>
  Object.fromEntries(rulesFor(headersFile(), address).flatMap(({ name, value }) => (value ? [[name, value]] : [])));

function sentByVercel(address: string): Sent {
  const { headers: rules }: { headers: { source: string; headers: { key: string; value: string }[] }[] } =
    JSON.parse(vercelSettings());
  const fitting = rules.filter(({ source }) => new RegExp(`^${source}$`).test(address)).flatMap((rule) => rule.headers);
  // It is not known which value Vercel would send if a header were set twice.
  expect(new Set(fitting.map(({ key }) => key)).size).toBe(fitting.length);
  return Object.fromEntries(fitting.map(({ key, value }) => [key, value]));
}

function sentByCloudfront(address: string): Sent {
  const { SecurityHeadersConfig: fields, CustomHeadersConfig: custom } = JSON.parse(responseHeadersPolicy());
  const { AccessControlMaxAgeSec, IncludeSubdomains, Preload } = fields.StrictTransportSecurity;
  const response: { headers: Record<string, { value: string }> } = new Function(
    'event',
    `${viewerResponse()}; return handler(event);`,
  )({ request: { uri: address }, response: { headers: {} } });
  const set = headers.flatMap(({ name }) =>
    response.headers[name.toLowerCase()] ? [[name, response.headers[name.toLowerCase()]!.value]] : [],
  );
  return Object.fromEntries([
    ['Content-Security-Policy', fields.ContentSecurityPolicy.ContentSecurityPolicy],
    ['X-Frame-Options', fields.FrameOptions.FrameOption],
    [
      'Strict-Transport-Security',
      `max-age=${AccessControlMaxAgeSec}${IncludeSubdomains ? '; includeSubDomains' : ''}${Preload ? '; preload' : ''}`,
    ],
    ['X-Content-Type-Options', fields.ContentTypeOptions.Override ? 'nosniff' : ''],
    ['Referrer-Policy', fields.ReferrerPolicy.ReferrerPolicy],
    ...custom.Items.map(({ Header, Value }: { Header: string; Value: string }) => [Header, Value]),
    ...set,
  ]);
}

describe.each(Object.keys(hosts))('the settings for %s', (host) => {
  test.each(ADDRESSES)(`the settings for ${host} send every response header with %s`, (address) => {
    expect(hosts[host]!(address)).toMatchObject(
      Object.fromEntries(headers.map((header) => [header.name, headerValue(header, address)])),
    );
  });

  test(`the settings for ${host} follow a change in the list of response headers`, () => {
    const referrer = headers.find(({ name }) => name === 'Referrer-Policy')!;
    const before = referrer.value;
    referrer.value = 'no-referrer';
    headers.push({ name: 'X-New', value: 'on' });
    try {
      expect(hosts[host]!('/')).toMatchObject({ 'Referrer-Policy': 'no-referrer', 'X-New': 'on' });
    } finally {
      headers.pop();
      referrer.value = before;
    }
  });
});

test('other sites may show share cards, icons and generated pictures, and no other file of the site', () => {
  const policy = headers.find(({ name }) => name === 'Cross-Origin-Resource-Policy')!;
  const shown = ADDRESSES.filter((address) => headerValue(policy, address) === 'cross-origin');
  expect(shown).toEqual(['/generated/a.avif', '/cards/a.jpg', '/icons/a.png', '/icon.svg']);
  expect(ADDRESSES.filter((address) => headerValue(policy, address) === 'same-origin')).toHaveLength(
    ADDRESSES.length - shown.length,
  );
});

test('no response header contains characters that a host’s settings file would read differently', () => {
  expect([...headers, ...cacheRules].filter(({ value }) => /[\\$%\r\n]/.test(value))).toEqual([]);
});

/** Only these hosts send the build's compressed copies. The others compress files themselves. */
const sendCopies = ['nginx', 'apache'];

test.each(Object.keys(hosts))(
  'the settings for %s forbid proxies to change files if and only if the host sends compressed copies from the build',
  (host) => {
    const caching = ADDRESSES.map((address) => hosts[host]!(address)['Cache-Control'] ?? '');
    for (const value of caching) expect(value.endsWith(', no-transform')).toBe(sendCopies.includes(host));
  },
);

describe('the file _headers', () => {
  test.each(ADDRESSES)(
    'the file _headers sets Cache-Control for %s once, or not at all if browsers must ask at each visit',
    (address) => {
      const caching = cachingOf(address);
      expect(sentBy(headersFile(), address)['Cache-Control']).toBe(caching === REVALIDATE ? undefined : caching);
    },
  );

  test("the file _headers keeps to Cloudflare's limits of 100 rules and 2,000 characters a line", () => {
    const lines = headersFile().split('\n');
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000);
  });
});

test('browsers ask at each visit whether a page or a guide has changed', () => {
  expect(['/', '/commercial', '/guides/home-solar-guide.pdf', '/icons', '/icon.svg.html'].map(cachingOf)).toEqual(
    Array(5).fill(REVALIDATE),
  );
});

test('the Quantity in the headers policy for CloudFront is the number of its custom headers', () => {
  const { Quantity, Items } = JSON.parse(responseHeadersPolicy()).CustomHeadersConfig;
  expect(Items.length).toBeGreaterThan(0);
  expect(Quantity).toBe(Items.length);
});

describe('the nginx server', () => {
  test.each([
    ['https://www.example.com', 'www.example.com', 'example.com'],
    ['https://example.com', 'example.com', 'www.example.com'],
  ])(
    'nginx serves %s under the host name %s, redirects http to https, and redirects the host name %s to this address',
    (site, name, other) => {
      const blocks = nginxServer(site)
        .split(/^server \{$/m)
        .slice(1);
      expect(blocks.map((block) => /server_name (.+);/.exec(block)![1])).toEqual([`${name} ${other}`, other, name]);
      expect(blocks.map((block) => /return 301 (.+);/.exec(block)?.[1])).toEqual([
        'https://$host$request_uri',
        `https://${name}$request_uri`,
        undefined,
      ]);
    },
  );
});
