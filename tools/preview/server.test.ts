/** @jest-environment node */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { rawGet, startTestPreview } from './preview.fixture';

let server: Awaited<ReturnType<typeof startTestPreview>>;
beforeAll(async () => {
  server = await startTestPreview();
  await writeFile(path.join(server.root, 'secret.txt'), 'secret');
  await mkdir(`${server.siteDir}-other`);
  await writeFile(path.join(`${server.siteDir}-other`, 'secret.txt'), 'secret');
});
afterAll(() => server.stop());

const get = (path: string, init?: RequestInit) => fetch(server.base + path, init);

test('the preview serves the .html file of a page, even if a folder has the same name, as UTF-8 and with Cache-Control: no-cache', async () => {
  for (const [route, heading] of [
    ['/', 'Front page'],
    ['/commercial', 'Commercial'],
    ['/housing_society', 'Society'],
  ] as const) {
    const response = await get(route);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/html;\s*charset=utf-8$/);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toContain(heading);
  }
});

test('the preview answers an unknown address with the site’s own 404 page', async () => {
  const response = await get('/nowhere');
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toMatch(/^text\/html/);
  expect(await response.text()).toContain('Not here');
});

test('the preview redirects an old address permanently and keeps its query string', async () => {
  await writeFile(path.join(server.siteDir, '_redirects'), '# A comment.\n/old.html /commercial 301\n');
  const answers = await Promise.all(
    ['/old.html', '/old.html?from=ad', '/older.html'].map((address) => get(address, { redirect: 'manual' })),
  );
  expect(answers.map(({ status, headers }) => [status, headers.get('location')])).toEqual([
    [301, '/commercial'],
    [301, '/commercial?from=ad'],
    [404, null],
  ]);
});

test('the preview tells browsers that files under /_next/static/ never change', async () => {
  const response = await get('/_next/static/a.js');
  expect(response.headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(response.headers.get('cache-control')).toContain('immutable');
});

test('the preview lets other sites show share cards, and sends no such permission with a page', async () => {
  expect((await get('/cards/a.jpg')).headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect((await get('/')).headers.get('cross-origin-resource-policy')).toBeNull();
});

test('the preview refuses a POST to a page', async () => {
  expect((await get('/', { method: 'POST', body: 'name=x' })).status).toBe(405);
});

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e%2fsecret.txt',
  '/..\\secret.txt',
  '/../site-other/secret.txt',
  '/commercial/../../secret.txt',
  '/%00',
  '/%E0%A4%A',
  '/__inbox/../secret.txt',
  '/__inbox/../serve.ts',
  '/__inbox/%2e%2e/serve.ts',
  '/__inbox/constructor',
  '/__inbox/inbox.tsx',
  '/__seo/constructor',
])('the preview answers %s with 404 and with no file outside the site', async (target) => {
  const { status, text } = await rawGet(server.preview.port, target, { Host: 'localhost' });
  expect(status).toBe(404);
  expect(text).not.toContain('secret');
});

test('a request for an impossible byte range does not stop the preview', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  await get('/', { headers: { Range: 'bytes=5-2' } }).catch(() => undefined);
  expect((await get('/')).status).toBe(200);
  log.mockRestore();
});

test('the preview refuses requests for another host name, whether for a page, the inbox or a send', async () => {
  for (const target of ['/', '/__inbox', '/api/v1.0/email/send']) {
    const { status, text } = await rawGet(server.preview.port, target, { Host: 'rebound.example.com' });
    expect(status).toBe(403);
    expect(text).toMatch(/localhost/);
  }
});

test('the preview refuses an address that is not a path', async () => {
  expect((await rawGet(server.preview.port, 'http://example.com/', { Host: 'localhost' })).status).toBe(400);
});

test('the preview refuses request headers beyond 16 KB', async () => {
  expect((await rawGet(server.preview.port, '/', { Host: 'localhost', Cookie: 'x'.repeat(17_000) })).status).toBe(431);
});

test('the preview shows a changed page, and 404 for a removed page, without a restart', async () => {
  const file = path.join(server.siteDir, 'fresh.html');
  // A reused connection could still carry bytes of a file that was replaced while being read.
  const shown = async () => (await get('/fresh', { headers: { Connection: 'close' } })).text();
  await writeFile(file, 'one');
  expect(await shown()).toBe('one');
  await writeFile(file, 'number two');
  expect(await shown()).toBe('number two');
  await rm(file);
  expect((await get('/fresh')).status).toBe(404);
});
