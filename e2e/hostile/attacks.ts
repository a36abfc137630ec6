import { get, lead, message, post, SEND } from './wire';

/**
 * A hostile request as bytes, and the HTTP statuses that are right answers. Undefined stands for a connection that the
 * server closes without an answer.
 */
export type Attack = [bytes: Buffer, ...wanted: (number | undefined)[]];

const DOTS = '.. %2e%2e .%2e %2E. %252e%252e %c0%ae%c0%ae ..%00 %u002e%u002e ..; .... %uff0e%uff0e'.split(' ');
const SLASHES = '/ %2f %5c \\ %252f %c0%af // /./'.split(' ');
const STARTS = ['/', '/__inbox/', '/__seo/', '/_next/static/', '/__seo/pictures/', '/commercial/'];
/** Addresses that climb out of the site's folder by ".." in many spellings, to a secret file beside it. */
const CLIMBING = STARTS.flatMap((start) =>
  DOTS.flatMap((dots) =>
    SLASHES.map((slash) => `${start}${(dots + slash).repeat(start.split('/').length - 1)}secret.txt`),
  ),
);
const BROKEN_PATHS = [
  ...'//etc/passwd /%2fetc%2fpasswd /C:%5cWindows%5cwin.ini /file:///etc/passwd'.split(' '),
  ...'/%00 /secret.txt%00.html /..%00/secret.txt /%E0%A4%A'.split(' '),
  `/${'a/'.repeat(4000)}`,
  `/${'x'.repeat(5000)}`,
];

const HOSTS = [
  ...'evil.example evil.example:3000 127.0.0.1.nip.io localhost.evil.example user@localhost localhost.'.split(' '),
  ...'192.168.1.7:3000 0.0.0.0 2130706433 [::ffff:127.0.0.1] [::2]'.split(' '),
  'localhost, evil.example',
  '',
];
const ASKED_BY_HOSTS = ['/', '/__inbox/leads', '/__seo/', '/__inbox/events', SEND];

/** Repeats a list of attacks, so that a leak of memory would grow large enough to be measured. */
const repeated = (attacks: Attack[], times = 5) => Array<Attack[]>(times).fill(attacks).flat();

/** Attacks that every local server must withstand. */
export const onEveryServer: Record<string, Attack[]> = {
  'paths out of the folder': CLIMBING.map((target) => [get(target), 404, 307]),
  'absolute, null and broken paths': repeated(BROKEN_PATHS.map((target) => [get(target), 404, 307])),
  'another host’s name (DNS rebinding)': HOSTS.flatMap((host) =>
    ASKED_BY_HOSTS.map((target): Attack => [message([`GET ${target} HTTP/1.1`, `Host: ${host}`]), 403]),
  ),
  'odd and oversized headers': repeated([
    [get('/', `Cookie: ${'x'.repeat(20_000)}`), 431],
    [get('/', ...Array.from({ length: 3000 }, (_, index) => `X${index}: 1`)), 431],
    [get('/', 'Content-Length: 1', 'Content-Length: 2'), 400],
    [get('/', 'Content-Length: 5', 'Transfer-Encoding: chunked'), 400],
    [get('/', 'Content-Length: -1'), 400],
    [get('/', 'X-A : 1'), 400],
    [get('/', 'X-A: a\0b'), 400],
    [get('/', 'Expect: everything'), 417],
  ]),
  'odd methods and request lines': repeated([
    [message(['GET http://evil.example/ HTTP/1.1', 'Host: localhost']), 400, 307],
    [message(['OPTIONS * HTTP/1.1', 'Host: localhost']), 400, 307],
    [message(['CONNECT evil.example:443 HTTP/1.1', 'Host: localhost']), undefined],
    [message(['TRACE / HTTP/1.1', 'Host: localhost']), 405, 307],
    [message(['PUT /index.html HTTP/1.1', 'Host: localhost']), 405, 307],
    [message(['DELETE /__seo/ HTTP/1.1', 'Host: localhost']), 405],
    [message(['BREW / HTTP/1.1', 'Host: localhost']), 400],
    [message(['GET / HTTP/9.9', 'Host: localhost']), 400, 505],
    [message(['GET /\u001b[31m HTTP/1.1', 'Host: localhost']), 400, 307],
    [message(['\u0016\u0003\u0001\u0002 not HTTP at all', 'Host: localhost']), 400],
  ]),
};

const BROKEN_BODIES = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '{"user_id":1}',
  lead({ deep: { er: 1 } }),
  lead([1]),
  `{"template_params":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
  '['.repeat(50_000),
  `{"a":`.repeat(8000),
  Buffer.concat([Buffer.from('{"user_id":"'), Buffer.from([0xff, 0xfe, 0xc3, 0x28]), Buffer.from('"}')]),
  Buffer.from([0xef, 0xbb, 0xbf, 0x7b]),
  Buffer.from(lead({ message: 'x' }), 'utf16le'),
];
const MARKUP = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'-alert(1)-'",
  '</script><svg onload=alert(1)>',
  'javascript:alert(1)',
  '{{constructor}}',
  '\u202e\u0000\ud800',
];
const FOREIGN = [
  ['Origin: https://evil.example'],
  ['Origin: null'],
  ['Sec-Fetch-Site: cross-site'],
  ['Sec-Fetch-Site: same-site', 'Origin: http://localhost:1'],
];
const SHOWN_BY_INBOX = ['/__inbox/leads', '/__inbox/leads.csv', '/__inbox/events'];
const ORDERS: [target: string, body: object][] = [
  ['/__inbox/mode', { mode: 'broken' }],
  ['/__inbox/lead', { id: 'x', change: 'read' }],
  ['/__inbox/lead', { id: 'x', change: 'delete' }],
];

/** Attacks on the local lead inbox, some of them by the content of a lead. */
export const onInbox: Record<string, Attack[]> = {
  'broken, deep and misspelt JSON': repeated(BROKEN_BODIES.map((body) => [post(SEND, body), 400])),
  'bodies over 50 KB': repeated(
    [51_200, 500_000, 4_000_000].map((size) => [post(SEND, lead({ message: 'x'.repeat(size) })), 413]),
  ),
  'keys of prototypes': repeated([
    [post(SEND, '{"__proto__":{"polluted":true},"user_id":"k","service_id":"s","template_id":"t"}'), 200, 400],
    [post(SEND, lead(JSON.parse('{"__proto__":"x","constructor":"y","toString":"z"}'))), 200, 400],
  ]),
  '4,000 fields in one lead': repeated([
    [post(SEND, lead(Object.fromEntries(Array.from({ length: 4000 }, (_, at) => [`f${at}`, 1])))), 200],
  ]),
  'markup in a lead': repeated(
    MARKUP.map((markup) => [post(SEND, lead({ from_name: markup, message: `Name: ${markup}` })), 200]),
  ),
  'other sites at the switch and the leads': repeated(
    FOREIGN.flatMap((headers) => [
      ...SHOWN_BY_INBOX.map((target): Attack => [get(target, ...headers), 403]),
      ...ORDERS.map(([target, body]): Attack => [post(target, JSON.stringify(body), ...headers), 403]),
    ]),
  ),
};
