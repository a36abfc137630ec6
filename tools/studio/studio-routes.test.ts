/** @jest-environment node */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { rawGet, startTestPreview } from '../preview/preview.fixture';
import { writeSite } from './site.fixture';

let site: Awaited<ReturnType<typeof writeSite>>;
let server: Awaited<ReturnType<typeof startTestPreview>>;
beforeEach(async () => {
  site = await writeSite();
  server = await startTestPreview({ siteDir: site.folder });
});
afterEach(async () => {
  await server.stop();
  await site.remove();
});

test('the preview redirects the address /__seo to the studio’s folder, which shows all pages', async () => {
  const page = await fetch(`${server.base}/__seo`);
  expect(page.url).toBe(`${server.base}/__seo/`);
  expect(await page.text()).toContain('<h1>All pages</h1>');
});

test('headers of the studio allow only files of its server, and forbid framing, type sniffing and caching', async () => {
  for (const name of ['', 'page-commercial.html', 'studio.css', 'arimo.woff2']) {
    const response = await fetch(`${server.base}/__seo/${name}`);
    expect([name, response.status]).toEqual([name, 200]);
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; form-action 'self'; frame-ancestors 'none'/,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test('the studio answers 404 for a missing file and for a file of the project, and 405 for a POST', async () => {
  expect((await fetch(`${server.base}/__seo/page-gone.html`)).status).toBe(404);
  expect((await rawGet(server.preview.port, '/__seo/../package.json', { host: 'localhost' })).status).toBe(404);
  expect((await fetch(`${server.base}/__seo/`, { method: 'POST' })).status).toBe(405);
});

test('the studio refuses requests under another host name', async () => {
  expect((await rawGet(server.preview.port, '/__seo/', { host: 'evil.example' })).status).toBe(403);
});

test('the studio shows a page that was added while the server runs', async () => {
  const title = async () =>
    /<h1>([^<]*)/.exec(await (await fetch(`${server.base}/__seo/page-careers.html`)).text())?.[1];
  expect(await title()).toBe('/careers');
  await writeFile(path.join(site.folder, 'new.html'), '<title>New page of the site that was not there</title>');
  expect((await fetch(`${server.base}/__seo/page-new.html`)).status).toBe(200);
});

test('the studio answers 500 with the advice to run "npm run build" if the folder has no pages', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const other = await startTestPreview({ siteDir: '/nowhere' });
  const response = await fetch(`${other.base}/__seo/`);
  expect([response.status, await response.text()]).toEqual([
    500,
    'There are no built pages in /nowhere. Run "npm run build" first.',
  ]);
  await other.stop();
  jest.restoreAllMocks();
});
