import { expectStatus, pick, type Kind } from './kind';
import { exchange, request } from './wire';

const DOTS = [
  '..',
  '%2e%2e',
  '.%2e',
  '%2E.',
  '%252e%252e',
  '%c0%ae%c0%ae',
  '..%00',
  '%u002e%u002e',
  '..;',
  '....',
  '%uff0e%uff0e',
];
const SLASHES = ['/', '%2f', '%5c', '\\', '%252f', '%c0%af', '//', '/./'];
const STARTS = ['/', '/__inbox/', '/__seo/', '/_next/static/', '/__seo/pictures/', '/commercial/'];
const ABSOLUTE = [
  '//etc/passwd',
  '/%2fetc%2fpasswd',
  '/C:%5cWindows%5cwin.ini',
  '/file:///etc/passwd',
  '/%00',
  '/secret.txt%00.html',
  '/..%00/secret.txt',
  '/%E0%A4%A',
  `/${'a/'.repeat(4000)}`,
  `/${'x'.repeat(5000)}`,
];

const HOSTS = [
  'evil.example',
  'evil.example:3000',
  '192.168.1.7:3000',
  '0.0.0.0',
  '127.0.0.1.nip.io',
  'localhost.evil.example',
  'user@localhost',
  'localhost, evil.example',
  '[::ffff:127.0.0.1]',
  '2130706433',
  '[::2]',
  'localhost.',
  '',
];

const HEADS = [
  { why: 'cookie of 20 KB', head: `Cookie: ${'x'.repeat(20_000)}\r\n`, wanted: [431] },
  {
    why: '3,000 headers',
    head: Array.from({ length: 3000 }, (_, index) => `X${index}: 1\r\n`).join(''),
    wanted: [431],
  },
  { why: 'two lengths', head: 'Content-Length: 1\r\nContent-Length: 2\r\n', wanted: [400] },
  { why: 'length and chunks', head: 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n', wanted: [400] },
  { why: 'a length below zero', head: 'Content-Length: -1\r\n', wanted: [400] },
  { why: 'a space before the colon', head: 'X-A : 1\r\n', wanted: [400] },
  { why: 'a null in a header', head: 'X-A: a\0b\r\n', wanted: [400] },
  { why: 'an unknown expectation', head: 'Expect: everything\r\n', wanted: [417] },
];

const LINES = [
  { line: 'GET http://evil.example/ HTTP/1.1', wanted: [400] },
  { line: 'OPTIONS * HTTP/1.1', wanted: [400] },
  { line: 'CONNECT evil.example:443 HTTP/1.1', wanted: [undefined] },
  { line: 'TRACE / HTTP/1.1', wanted: [405] },
  { line: 'PUT /index.html HTTP/1.1', wanted: [405] },
  { line: 'DELETE /__seo/ HTTP/1.1', wanted: [405] },
  { line: 'BREW / HTTP/1.1', wanted: [400] },
  { line: 'GET / HTTP/9.9', wanted: [400, 505] },
  { line: 'GET /\u001b[31m HTTP/1.1', wanted: [400] },
  { line: '\u0016\u0003\u0001\u0002 not HTTP at all', wanted: [400] },
];

/** Attacks that need no lead endpoint: every local server must stand them. */
export const requests: Kind[] = [
  {
    name: 'paths out of the folder',
    count: 528,
    attack: async ({ port }, index) => {
      const step = pick(DOTS, index) + pick(SLASHES, Math.floor(index / DOTS.length));
      const start = pick(STARTS, Math.floor(index / (DOTS.length * SLASHES.length)));
      return expectStatus(await request(port, { target: `${start}${step}secret.txt` }), 404, 307);
    },
  },
  {
    name: 'absolute, null and broken paths',
    count: 40,
    attack: async ({ port }, index) => expectStatus(await request(port, { target: pick(ABSOLUTE, index) }), 404, 307),
  },
  {
    name: 'another host’s name (DNS rebinding)',
    count: 65,
    attack: async ({ port }, index) => {
      const target = pick(
        ['/', '/__inbox/leads', '/__seo/', '/__inbox/events', '/api/v1.0/email/send'],
        Math.floor(index / HOSTS.length),
      );
      return expectStatus(await request(port, { target, headers: { Host: pick(HOSTS, index) } }), 403);
    },
  },
  {
    name: 'odd and oversized headers',
    count: 40,
    attack: async ({ port }, index) => {
      const { why, head, wanted } = pick(HEADS, index);
      const wrong = expectStatus(
        await exchange(port, `GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${head}\r\n`),
        ...wanted,
      );
      return wrong && `${why}: ${wrong}`;
    },
  },
  {
    name: 'odd methods and request lines',
    count: 40,
    attack: async ({ port }, index) => {
      const { line, wanted } = pick(LINES, index);
      const wrong = expectStatus(
        await exchange(port, `${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
        ...wanted,
        307,
      );
      return wrong && `${line}: ${wrong}`;
    },
  },
];
