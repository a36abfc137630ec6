/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { folderPages, serverPages } from './pages-of-site';
import { writeSite } from './site.fixture';

test('the studio lists neither the 404 page nor files other than pages', async () => {
  const { folder, remove } = await writeSite({
    files: { '404.html': 'x', '_not-found.html': 'x', 'guides/guide.pdf': 'x' },
  });
  expect(folderPages(folder).routes).toEqual(['/', '/careers', '/commercial']);
  await remove();
});

test('reading a folder without pages fails with the advice to run "npm run build"', () => {
  expect(() => folderPages('/nowhere')).toThrow('Run "npm run build" first.');
});

test('the studio requests pages with the user agent of a link preview, and the error about a failed page names the page', async () => {
  const asked: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    asked.push(request.headers['user-agent']);
    response.writeHead(request.url === '/' ? 200 : 500).end('<title>Draft</title>');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { read } = serverPages(origin, ['/', '/broken']);
  expect((await read('/')).title).toBe('Draft');
  expect(asked[0]).toMatch(/^facebookexternalhit/);
  await expect(read('/broken')).rejects.toThrow(`${origin}/broken answered 500`);
  server.close();
});
