import { createServer } from 'node:http';
import { serveSite } from '../tools/preview/site-files';
import { listen } from '../tools/setup/listen';
import { expect, test } from './kit';

test('a page is prefetched, once, when the pointer rests on its link; a guide is not @desktop', async ({ page }) => {
  // Counts requests at a server of this test, since a browser does not report all that it prefetches.
  const asked: { address: string; ahead: boolean }[] = [];
  const site = serveSite('out');
  const server = createServer((request, response) => {
    asked.push({ address: request.url!, ahead: request.headers['sec-purpose']?.includes('prefetch') ?? false });
    site(request, response);
  });
  const base = `http://localhost:${await listen(server)}`;
  const ahead = () => asked.filter((request) => request.ahead).map(({ address }) => address);

  await page.goto(`${base}/guidedownload`);
  await page.getByRole('main').locator('a[href$=".pdf"]').first().hover();
  await page.waitForTimeout(1000);
  expect(ahead()).toEqual([]);
  const link = page.getByRole('banner').getByRole('link', { name: 'Commercial', exact: true });
  await link.hover();
  await expect.poll(ahead).toEqual(['/commercial']);
  await link.click();
  await expect(page).toHaveURL(`${base}/commercial`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked.filter(({ address }) => address === '/commercial')).toHaveLength(1);

  server.closeAllConnections();
  server.close();
});
