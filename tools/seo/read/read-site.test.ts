/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { siteWith, writeSite } from '../site.fixture';
import { readSite } from './read-site';
import { folderSource, serverSource } from './source';

test('the studio does not list the page for unknown addresses', async () => {
  const { folder, remove } = await writeSite({
    files: { '404.html': 'x', '_not-found.html': 'x', 'guides/guide.pdf': 'x' },
  });
  expect(await folderSource(folder).routes()).toEqual(['/', '/careers', '/commercial']);
  await remove();
});

test('the studio reads no file outside the folder of the site, whatever a page names', async () => {
  const { folder, remove } = await writeSite();
  const { file } = folderSource(path.join(folder, 'cards'));
  expect(await file('/card.jpg')).toBeDefined();
  for (const address of ['/../index.html', '../index.html', '/..%2f../index.html', '/a/../../index.html', '/\0', ''])
    expect(await file(address)).toBeUndefined();
  await remove();
});

test('the error about a folder without pages says what to do', async () => {
  await expect(folderSource('/nowhere').routes()).rejects.toThrow('Run "npm run build" first.');
});

test('the studio reads a site’s address and its share pictures, without those that are not there', async () => {
  const { origin, pictures } = await siteWith({ pages: { '/careers': { picture: '/gone.jpg' } } });
  expect(origin).toBe('https://www.example.com');
  expect([...pictures].map(([address, { contents }]) => [address, String(contents)])).toEqual([
    ['https://www.example.com/cards/card.jpg', 'a card'],
  ]);
});

test('the studio reads a server’s pages as services for shared links do, and names a page that fails', async () => {
  const asked: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    asked.push(request.headers['user-agent']);
    response.writeHead(request.url === '/' ? 200 : 500).end('<title>Draft</title>');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const site = await readSite(serverSource(origin, ['/']));
  expect(site.pages[0]?.title).toBe('Draft');
  expect(asked[0]).toMatch(/^facebookexternalhit/);
  await expect(readSite(serverSource(origin, ['/broken']))).rejects.toThrow(`${origin}/broken answered 500`);
  server.close();
});
