import { barriers } from './axe';
import { expect, test } from './kit';

test('the search and share studio fits a laptop, passes axe-core and does not show the address localhost @desktop', async ({
  page,
}) => {
  for (const file of ['', 'page-residential.html']) {
    await page.goto(`/__seo/${file}`);
    expect(await barriers(page)).toEqual([]);
    expect(await page.locator('body').innerText()).not.toContain('localhost');
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(tooWide).toBeLessThanOrEqual(0);
  }
});
