import { get, lead, message, post, SEND } from './wire';

/** Hostile requests as bytes, by their right answers: HTTP statuses, or "none" where the server closes the connection. */
export type Attacks = Record<string, Buffer[]>;

const DOTS = '.. %2e%2e .%2e %2E. %252e%252e %c0%ae%c0%ae ..%00 %u002e%u002e ..; .... %uff0e%uff0e'.split(' ');
const SLASHES = '/ %2f %5c \\ %252f %c0%af // /./'.split(' ');
const STARTS = ['/', '/__inbox/', '/__seo/', '/__words/', '/_next/static/', '/__seo/pictures/', '/commercial/'];
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
const ASKED_BY_HOSTS = ['/', '/__inbox/leads', '/__seo/', '/__words', '/__inbox/events', SEND];

const gets = (targets: string[]) => targets.map((target) => get(target));
const lines = (...requests: string[]) => requests.map((line) => message([line, 'Host: localhost']));

export const onEveryServer: Record<string, Attacks> = {
  'paths out of the folder': { '404 307': gets(CLIMBING) },
  'absolute, null and broken paths': { '404 307': gets(BROKEN_PATHS) },
  'another host’s name (DNS rebinding)': {
    403: HOSTS.flatMap((host) => ASKED_BY_HOSTS.map((target) => message([`GET ${target} HTTP/1.1`, `Host: ${host}`]))),
  },
  'odd and oversized headers': {
    431: [`Cookie: ${'x'.repeat(20_000)}`, Array.from({ length: 3000 }, (_, index) => `X${index}: 1`)].map((header) =>
      get('/', ...[header].flat()),
    ),
    400: [
      'Content-Length: -1',
      'X-A : 1',
      'X-A: a\0b',
      ['Content-Length: 1', 'Content-Length: 2'],
      ['Content-Length: 5', 'Transfer-Encoding: chunked'],
    ].map((header) => get('/', ...[header].flat())),
    417: [get('/', 'Expect: everything')],
  },
  'odd methods and request lines': {
    '400 307': lines('GET http://evil.example/ HTTP/1.1', 'OPTIONS * HTTP/1.1', 'GET /\u001b[31m HTTP/1.1'),
    '405 307': lines('TRACE / HTTP/1.1', 'PUT /index.html HTTP/1.1'),
    405: lines('DELETE /__seo/ HTTP/1.1'),
    400: lines('BREW / HTTP/1.1', '\u0016\u0003\u0001\u0002 not HTTP at all'),
    '400 505': lines('GET / HTTP/9.9'),
    none: lines('CONNECT evil.example:443 HTTP/1.1'),
  },
};

const BROKEN_BODIES = [
  ...['', '{', 'null', '[]', '"text"', '{"user_id":1}', lead({ deep: { er: 1 } }), lead([1])],
  `{"template_params":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
  '['.repeat(50_000),
  `{"a":`.repeat(8000),
  Buffer.concat([Buffer.from('{"user_id":"'), Buffer.from([0xff, 0xfe, 0xc3, 0x28]), Buffer.from('"}')]),
  Buffer.from([0xef, 0xbb, 0xbf, 0x7b]),
  Buffer.from(lead({ message: 'x' }), 'utf16le'),
];
const MARKUP = [
  ...['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "'-alert(1)-'", '</script><svg onload=alert(1)>'],
  ...['javascript:alert(1)', '{{constructor}}', '\u202e\u0000\ud800'],
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

const sends = (...bodies: (string | Buffer)[]) => bodies.map((body) => post(SEND, body));

export const onInbox: Record<string, Attacks> = {
  'broken, deep and misspelt JSON': { 400: sends(...BROKEN_BODIES) },
  'bodies over 50 KB': {
    413: [51_200, 500_000, 4_000_000].flatMap((size) => sends(lead({ message: 'x'.repeat(size) }))),
  },
  'keys of prototypes': {
    '200 400': sends(
      '{"__proto__":{"polluted":true},"user_id":"k","service_id":"s","template_id":"t"}',
      lead(JSON.parse('{"__proto__":"x","constructor":"y","toString":"z"}')),
    ),
  },
  '4,000 fields in one lead': {
    200: sends(lead(Object.fromEntries(Array.from({ length: 4000 }, (_, at) => [`f${at}`, 1])))),
  },
  'markup in a lead': {
    200: MARKUP.flatMap((markup) => sends(lead({ from_name: markup, message: `Name: ${markup}` }))),
  },
  'other sites at the switch and the leads': {
    403: FOREIGN.flatMap((headers) => [
      ...SHOWN_BY_INBOX.map((target) => get(target, ...headers)),
      ...ORDERS.map(([target, body]) => post(target, JSON.stringify(body), ...headers)),
    ]),
  },
};

const CHANGES: [name: string, body: object][] = [
  ['save', { file: '../secret.txt', field: '', words: { en: 'x' }, was: {} }],
  ['save', { file: 'company.yaml', field: '__proto__', words: { en: 'x' }, was: {} }],
  ['remove', { place: '../secret.txt' }],
  ['remove', { place: 'news/../../secret.txt' }],
  ['add', { to: '../secret', words: {} }],
  ['add', { to: '__proto__', words: {} }],
];
const toWords = (name: string, body: string | Buffer, ...headers: string[]) =>
  post(`/__words/${name}`, body, ...headers);

export const onWords: Record<string, Attacks> = {
  'other sites at the words': {
    403: FOREIGN.flatMap((headers) => [
      ...['', '/words.js', '/company'].map((name) => get(`/__words${name}`, ...headers)),
      ...CHANGES.map(([name, body]) => toWords(name, JSON.stringify(body), ...headers)),
    ]),
  },
  'broken bodies and files that are none of content/': {
    400: [...BROKEN_BODIES.slice(0, 5), '{"words":1}', '{"words":{"en":1}}'].map((body) => toWords('save', body)),
    413: [toWords('save', JSON.stringify({ x: 'x'.repeat(300_000) }))],
    404: CHANGES.map(([name, body]) => toWords(name, JSON.stringify(body))),
    405: [message(['DELETE /__words/company HTTP/1.1', 'Host: localhost'])],
  },
};
