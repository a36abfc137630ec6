import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveSite } from '../tools/preview/site-files';
import { expect, test } from './kit';

/** What the server was asked for, since a browser does not tell of all that it fetches ahead. */
let asked: { address: string; ahead: boolean }[];
let server: Server;
let base: string;

test.beforeEach(async () => {
  asked = [];
  const site = serveSite('out');
  server = createServer((request, response) => {
    asked.push({ address: request.url!, ahead: request.headers['sec-purpose']?.includes('prefetch') ?? false });
    site(request, response);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  base = `http://localhost:${(server.address() as AddressInfo).port}`;
});

test.afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const ahead = () => asked.filter((request) => request.ahead).map(({ address }) => address);

test('a page is fetched once, when the pointer rests on a link to it, and is there at the press @desktop', async ({
  page,
}) => {
  await page.goto(`${base}/`);
  const link = page.getByRole('banner').getByRole('link', { name: 'Commercial', exact: true });
  await link.hover();
  await expect.poll(ahead).toEqual(['/commercial']);
  await link.click();
  await expect(page).toHaveURL(`${base}/commercial`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked.filter(({ address }) => address === '/commercial')).toHaveLength(1);
});

test('a guide is fetched only when its link is pressed @desktop', async ({ page }) => {
  await page.goto(`${base}/guidedownload`);
  const guide = page.getByRole('main').locator('a[href$=".pdf"]').first();
  await guide.hover();
  await page.waitForTimeout(1000);
  expect(ahead()).toEqual([]);
  // The same wait is long enough where there is something to fetch.
  await page.getByRole('contentinfo').locator('a[href="/privacy-policy"]').first().hover();
  await page.waitForTimeout(1000);
  expect(ahead()).toEqual(['/privacy-policy']);
});
