import { get, message, postForm, postJson } from './wire';

/** The requests for each allowed answer: HTTP statuses, such as `404 307`, or `none` for a closed connection. */
export type Attacks = Record<string, Buffer[]>;

const SEND = '/api/v1.0/email/send';

const DOTS = '.. %2e%2e .%2e %2E. %252e%252e %c0%ae%c0%ae ..%00 %u002e%u002e ..; .... %uff0e%uff0e'.split(' ');
const SLASHES = '/ %2f %5c \\ %252f %c0%af // /./'.split(' ');
const STARTS = ['/', '/__inbox/', '/__seo/', '/__words/', '/_next/static/', '/__seo/pictures/', '/commercial/'];
const CLIMBING = STARTS.flatMap((start) =>
  DOTS.flatMap((dots) =>
    SLASHES.map((slash) => `${start}${(dots + slash).repeat(start.split('/').length - 1)}package.json`),
  ),
);
const BROKEN_PATHS = [
  ...'//etc/passwd /%2fetc%2fpasswd /C:%5cWindows%5cwin.ini /file:///etc/passwd'.split(' '),
  ...'/%00 /package.json%00.html /..%00/package.json /%E0%A4%A'.split(' '),
  `/${'a/'.repeat(4000)}`,
  `/${'x'.repeat(5000)}`,
];

const HOSTS = [
  ...'evil.example evil.example:3000 127.0.0.1.nip.io localhost.evil.example user@localhost localhost.'.split(' '),
  ...'192.168.1.7:3000 0.0.0.0 2130706433 [::ffff:127.0.0.1] [::2]'.split(' '),
  'localhost, evil.example',
  '',
];
const ASKED_BY_HOSTS = ['/', '/__inbox', '/__seo/', '/__words', SEND];

const gets = (targets: string[]) => targets.map((target) => get(target));
const lines = (...requests: string[]) => requests.map((line) => message([line, 'Host: localhost']));

export const onEveryServer: Record<string, Attacks> = {
  'paths out of the folder': { '404 307': gets(CLIMBING) },
  'absolute, null and broken paths': { '404 307': gets(BROKEN_PATHS) },
  'another host’s name (DNS rebinding)': {
    403: HOSTS.flatMap((host) => ASKED_BY_HOSTS.map((target) => message([`GET ${target} HTTP/1.1`, `Host: ${host}`]))),
  },
  'odd and oversized headers': {
    431: [get('/', `Cookie: ${'x'.repeat(20_000)}`), get('/', ...Array.from({ length: 3000 }, (_, at) => `X${at}: 1`))],
    400: [
      ...['Content-Length: -1', 'X-A : 1', 'X-A: a\0b'].map((header) => get('/', header)),
      get('/', 'Content-Length: 1', 'Content-Length: 2'),
      get('/', 'Content-Length: 5', 'Transfer-Encoding: chunked'),
    ],
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

const FOREIGN = [
  ['Origin: https://evil.example'],
  ['Origin: null'],
  ['Sec-Fetch-Site: cross-site'],
  ['Sec-Fetch-Site: same-site', 'Origin: http://localhost:1'],
];
/** Pages of other sites may neither read the addresses `shown` nor send the `orders`. */
const fromOtherSites = (shown: string[], orders: [target: string, body: object][]) =>
  FOREIGN.flatMap((headers) => [
    ...shown.map((target) => get(target, ...headers)),
    ...orders.map(([target, body]) => postJson(target, JSON.stringify(body), ...headers)),
  ]);
const BROKEN_BODIES = [
  ...['', '{', 'null', '[]', '"text"', '{"user_id":1}', '['.repeat(50_000), `{"a":`.repeat(8000)],
  Buffer.from([0xef, 0xbb, 0xbf, 0x7b, 0xff, 0xfe]),
];

const ORDERS: [target: string, body: object][] = [
  [SEND, { user_id: 'k', service_id: 's', template_id: 't', template_params: {} }],
  ['/__inbox/mode', { mode: 'broken' }],
  ['/__inbox/delete', { id: 'x' }],
];

export const onInbox: Record<string, Attacks> = {
  'requests from other sites to the inbox': { 403: fromOtherSites(['/__inbox', '/__inbox/inbox.js'], ORDERS) },
  'broken and deep JSON': { 400: BROKEN_BODIES.map((body) => postJson(SEND, body)) },
};

const CHANGES: [target: string, fields: Record<string, string>][] = [
  ['/__words/save', { file: '../package.json', field: '', en: 'x' }],
  ['/__words/save', { file: 'company.yaml', field: '__proto__', en: 'x' }],
  ['/__words/limits', { file: '../package.json', field: '', en: 'x' }],
  ['/__words/remove', { place: '../package.json' }],
  ['/__words/remove', { place: 'news/../../package.json' }],
  ['/__words/add', { to: '../secret' }],
  ['/__words/add', { to: '__proto__' }],
  ['/__words/constructor', {}],
];

export const onEditor: Record<string, Attacks> = {
  'requests from other sites to the editor': {
    403: fromOtherSites(['/__words', '/__words/editor.js', '/__words/company'], CHANGES),
  },
  'broken bodies and files outside content/': {
    400: BROKEN_BODIES.flatMap((body) => [
      postJson('/__words/save', body),
      postForm('/__words/save', body, 'multipart/form-data; boundary=x'),
    ]),
    413: [postJson('/__words/save', JSON.stringify({ x: 'x'.repeat(300_000) }))],
    404: [
      ...CHANGES.map(([target, fields]) => postForm(target, new URLSearchParams(fields).toString())),
      ...gets(['/__card/', '/__card//package.json', '/__card/home/../../package.json']),
    ],
    405: lines('DELETE /__words/company HTTP/1.1'),
  },
};
