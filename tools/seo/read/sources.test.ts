/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sharp from 'sharp';
import { jpeg, writeSite } from '../site.fixture';
import { folderSource } from './folder-source';
import { readRobots, readSitemap } from './listing';
import { measurePicture } from './picture';
import { readSite } from './read-site';
import { serverSource } from './server-source';

test('a folder lists its pages but not the page for what is missing', async () => {
  const { folder, remove } = await writeSite({
    files: { '404.html': 'x', '_not-found.html': 'x', 'guides/guide.pdf': 'x' },
  });
  expect(await folderSource(folder).routes()).toEqual(['/', '/careers', '/commercial']);
  await remove();
});

test('nothing outside a folder is read, whatever a page names', async () => {
  const { folder, remove } = await writeSite();
  const { file } = folderSource(path.join(folder, 'cards'));
  expect(await file('/card.jpg')).toBeDefined();
  for (const address of ['/../index.html', '../index.html', '/..%2f../index.html', '/a/../../index.html', '/\0', ''])
    expect(await file(address)).toBeUndefined();
  await remove();
});

test('a folder without pages says what to do', async () => {
  await expect(folderSource('/nowhere').routes()).rejects.toThrow('Run "npm run build" first.');
});

test('the address of a site is the one that most of its pages give', async () => {
  const { folder, remove } = await writeSite({ pages: { '/careers': { canonical: 'https://old.example/careers' } } });
  expect((await readSite(folderSource(folder))).origin).toBe('https://www.example.com');
  await remove();
});

test('what is known is not read again', async () => {
  const { folder, remove } = await writeSite({
    files: { 'guide.pdf': 'x' },
    pages: { '/careers': { body: '<h1>a</h1><a href="/guide.pdf">g</a>' } },
  });
  const source = folderSource(folder);
  const site = await readSite(source);
  await remove();
  const pages = site.pages.filter(({ route }) => route !== '/commercial');
  const asked: string[] = [];
  const routes = async () => site.pages.map(({ route }) => route);
  const page = async (route: string) => (asked.push(route), '<title>New</title>');
  const again = await readSite(
    { ...source, routes, page, file: async (address) => void asked.push(address) },
    { ...site, pages },
  );
  expect(asked).toEqual(['/commercial']);
  expect(again.pages.map(({ titles }) => titles[0])).toEqual([
    site.pages[0]?.titles[0],
    site.pages[1]?.titles[0],
    'New',
  ]);
  expect([again.files, again.sitemap, again.pictures]).toEqual([site.files, site.sitemap, site.pictures]);
});

test('a server’s pages are read as a reader of cards gets them, and one that fails is named', async () => {
  const asked: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    asked.push(request.headers['user-agent']);
    response.writeHead(request.url === '/' ? 200 : 500).end('<title>Draft</title>');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const site = await readSite(serverSource(origin, ['/']));
  expect(site.pages[0]?.titles).toEqual(['Draft']);
  expect([site.draft, site.sitemap]).toEqual([true, undefined]);
  expect(asked[0]).toMatch(/^facebookexternalhit/);
  await expect(readSite(serverSource(origin, ['/broken']))).rejects.toThrow(`${origin}/broken answered 500`);
  server.close();
});

test('pictures are measured by what they hold', async () => {
  const plain = sharp({ create: { width: 321, height: 123, channels: 3, background: '#fff' } });
  for (const [type, contents] of [
    ['JPEG', await jpeg(321, 123)],
    ['PNG', await plain.png().toBuffer()],
    ['WebP', await plain.webp().toBuffer()],
    ['WebP', await plain.webp({ lossless: true }).toBuffer()],
    ['GIF', await plain.gif().toBuffer()],
  ] as const) {
    expect(await measurePicture('/wrong-name.svg', contents)).toMatchObject({
      type,
      width: 321,
      height: 123,
      bytes: contents.length,
    });
  }
  expect(await measurePicture('/a.jpg', (await jpeg(10, 10)).subarray(0, 12))).toMatchObject({ width: 0, height: 0 });
});

test('a sitemap is read with its pictures and references', () => {
  const xml =
    '<?xml version="1.0"?><urlset><url>\n<loc>https://a.example/?a=1&amp;b=2</loc><lastmod>2026-11-21</lastmod><image:image><image:loc>https://a.example/x.jpg</image:loc></image:image></url><url><loc>https://a.example/b</loc></url></urlset>';
  expect(readSitemap(xml)).toEqual([
    { location: 'https://a.example/?a=1&b=2', lastModified: '2026-11-21' },
    { location: 'https://a.example/b', lastModified: undefined },
  ]);
  expect(readSitemap('<html>Not Found</html>')).toEqual([]);
});

test('only the rules for all readers count', () => {
  expect(
    readRobots(
      'User-agent: GPTBot\nDisallow: /\n\nUser-agent: A\nUser-agent: * # all\nDisallow: /private # why\nDisallow:\nSitemap: https://a.example/sitemap.xml\n\nUser-agent: B\nDisallow: /b',
    ),
  ).toEqual({
    disallowed: ['/private'],
    sitemaps: ['https://a.example/sitemap.xml'],
  });
});
