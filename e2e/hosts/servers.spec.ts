import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:http2';
import { request, type RequestOptions } from 'node:https';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { routes } from '../site';
import { cachingOf, unchanged } from '../../tools/hosts/caching';
import { fileTypes } from '../../tools/hosts/file-types';
import { headers, headerValue } from '../../tools/hosts/headers';
import { type Host, type LocalServer, startServer } from './local-server';
import { expect, scrollToTheEnd, test as base } from '../kit';
import { fillAndSend, landing } from '../lead-forms';
import { htmlOf } from '../built/built-site';

/** Sends an address exactly as it is written, because fetch and Playwright would normalise it. */
async function answerTo(base: string, path: string, options: Pick<RequestOptions, 'method' | 'headers'> = {}) {
  const { hostname, port } = new URL(base);
  const asked = request({ hostname, port, path, rejectUnauthorized: false, agent: false, ...options }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: answer.statusCode!, headers: answer.headers, body: await text(answer) };
}

const test = base.extend<object, { server: LocalServer }>({
  server: [
    async ({}, provide, { project }) => {
      const server = await startServer(project.name as Host);
      await provide(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, provide) => provide(server.base),
});

/** Matches addresses that change with the content: with a hash of the file, or with the build's id as a folder. */
const HASHED = /-[0-9a-f]{8}[-.]|[-/][0-9a-f]{16}\.|[-./][0-9a-z_~-]{13}\.|\/_next\/static\/[\w-]{21}\//;

const HTML = { 'content-type': 'text/html; charset=utf-8' };

const headersOf = (address: string) => ({
  ...Object.fromEntries(headers.map((header) => [header.name.toLowerCase(), headerValue(header, address)])),
  'cache-control': unchanged(cachingOf(address)),
});

test('the web server serves each page at its address, with every header', async ({ baseURL }) => {
  for (const route of routes) {
    const answer = await answerTo(baseURL!, route);
    expect(answer, route).toMatchObject({ status: 200, headers: { ...HTML, ...headersOf(route) } });
    expect(answer.body, route).toBe(htmlOf(route));
  }
});

test('the web server redirects other spellings of an address to the right one', async ({ baseURL }) => {
  const subpages = routes.filter((route) => route !== '/');
  const moves = Object.fromEntries(
    subpages.flatMap((route) => [`${route}.html`, `${route}/`].map((from) => [from, route])),
  );
  Object.assign(moves, { '/index.html': '/', '/index': '/', '/commercial.html?from=ad': '/commercial?from=ad' });
  for (const [from, to] of Object.entries<string>(moves)) {
    const { status, headers } = await answerTo(baseURL!, from);
    expect([status, new URL(headers.location!, baseURL).href], from).toEqual([301, new URL(to, baseURL).href]);
  }
});

test('the web server sends the 404 page, status 404 and every header for unknown addresses', async ({ baseURL }) => {
  const unknown =
    '/nope /nope.html /nope/ /404 /404.html /COMMERCIAL /commercial/nope /commercial/nope/ /_next/static/nope.js /generated/nope.avif /cards/nope.jpg';
  for (const address of unknown.split(' ')) {
    const answer = await answerTo(baseURL!, address);
    expect(answer, address).toMatchObject({ status: 404, headers: headersOf('/404') });
    expect(answer.body === htmlOf('/404'), address).toBe(true);
  }
});

test('the web server lists no folder, and serves no hidden file and nothing outside the site', async ({ baseURL }) => {
  const folders = readdirSync('out', { withFileTypes: true })
    // Leaves out folders with the name of a page, such as /solar-calculator, because that address shows the page.
    .filter((entry) => entry.isDirectory() && !existsSync(`out/${entry.name}.html`))
    .flatMap(({ name }) => [`/${name}`, `/${name}/`]);
  const hidden = '/.htaccess /_headers /.env /.git/config /index.html.br /index.html.gz /_next/.x';
  const outside =
    '/../package.json /%2e%2e/package.json /..%2fpackage.json /cards/../../package.json /cards/..%2f..%2fpackage.json /cards/%2e%2e/%2e%2e/package.json /..\\package.json /%00 /cards/%00.jpg';
  for (const address of [...folders, ...`${hidden} ${outside}`.split(' ')]) {
    const { status, body } = await answerTo(baseURL!, address);
    expect([400, 404], `${address} answered ${status}`).toContain(status);
    expect(body, address).not.toMatch(/rooftop-solar-website|Index of/i);
  }
});

test('no address makes the web server send a forged header or redirect to another site', async ({ baseURL }) => {
  const forged =
    '/a%0d%0aSet-Cookie:x=1.html /commercial%0d%0aX-Evil:1/ //evil.example/ //evil.example.html /\\evil.example/ /https://evil.example/';
  for (const address of forged.split(' ')) {
    const { headers } = await answerTo(baseURL!, address);
    expect(headers['set-cookie'] ?? headers['x-evil'], address).toBeUndefined();
    expect(new URL(headers.location ?? '/', baseURL).origin, address).toBe(baseURL);
  }
});

test('the web server answers HEAD without a body, and refuses POST, PUT, PATCH, DELETE and OPTIONS with status 405', async ({
  baseURL,
}) => {
  expect(await answerTo(baseURL!, '/commercial', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' });
  // Apache also allows the method TRACE, which no .htaccess can forbid and no browser can send.
  const refused = { status: 405, headers: { allow: expect.stringMatching(/^GET, HEAD(, TRACE)?$/) } };
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
    expect(await answerTo(baseURL!, '/commercial', { method }), method).toMatchObject(refused);
});

test('the web server sends each file with its type and headers, makes only hashed files immutable, and answers 304 for an unchanged page', async ({
  baseURL,
}) => {
  const files = readdirSync('out', { recursive: true, encoding: 'utf8' });
  const addresses = files
    .filter((file) => path.extname(file) && !/^\.|\.(br|gz|html)$/.test(file))
    .map((file) => `/${file}`);
  expect(new Set(addresses.map(cachingOf)).size).toBe(3);
  expect(addresses.filter((address) => cachingOf(address).includes('immutable') && !HASHED.test(address))).toEqual([]);
  for (const address of addresses)
    for (const encoding of ['identity', 'br']) {
      const expected = { ...headersOf(address), 'content-type': fileTypes[path.extname(address)] };
      const answer = await answerTo(baseURL!, address, { method: 'HEAD', headers: { 'accept-encoding': encoding } });
      expect(answer, `${address}, ${encoding}`).toMatchObject({ status: 200, headers: expected });
    }
  const { etag } = (await answerTo(baseURL!, '/commercial')).headers;
  expect((await answerTo(baseURL!, '/commercial', { headers: { 'if-none-match': etag as string } })).status).toBe(304);
});

test('the web server sends compressed copies to browsers that can read them, also over HTTP/2', async ({ baseURL }) => {
  for (const [accepts, encoding] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ]) {
    const answer = await answerTo(baseURL!, '/commercial', { headers: { 'accept-encoding': accepts! } });
    expect(answer.headers).toMatchObject({ ...HTML, vary: 'Accept-Encoding' });
    expect(answer.headers['content-encoding']).toBe(encoding);
  }
  const session = connect(baseURL!, { rejectUnauthorized: false });
  const stream = session.request({ ':path': '/', 'accept-encoding': 'br' });
  const parts: Buffer[] = await stream.toArray();
  session.close();
  expect(brotliDecompressSync(Buffer.concat(parts)).toString()).toBe(htmlOf('/'));
});

test('the web server redirects http to https, except the address at which certificates are checked', async ({
  server,
}, info) => {
  const overHttp = (address: string) => fetch(`http://localhost:${server.httpPort}${address}`, { redirect: 'manual' });
  const { status, headers } = await overHttp('/commercial?from=ad');
  expect(status).toBe(301);
  expect(headers.get('location')).toMatch(/^https:\/\/localhost:\d+\/commercial\?from=ad$/);
  // Skips nginx, because certbot itself adds this exception to the settings of nginx.
  if (info.project.name === 'apache') expect((await overHttp('/.well-known/acme-challenge/a')).status).toBe(404);
});

test('no page violates its security policy when a visitor scrolls to its end', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (/policy|feature|refused|blocked/i.test(message.text())) warnings.push(message.text());
  });
  for (const route of [...routes, '/nope']) {
    await page.goto(route);
    await page.mouse.move(3, 3);
    await scrollToTheEnd(page);
    await page.waitForLoadState('networkidle');
  }
  expect(warnings).toEqual([]);
});

test('the security policy lets a form send an enquiry to the mail service', async ({ page, mail }) => {
  await fillAndSend(page, landing);
  await expect.poll(() => mail.leads.length).toBe(1);
  expect(mail.leads[0]).toEqual(landing.params);
});
