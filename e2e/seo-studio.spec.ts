import { languages, routes } from './site-words';
import { barriers } from './axe';
import { expect, test } from './kit';

test('the table of pages in the studio fits the window of a laptop @desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/__seo');
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(rows).toHaveCount(routes.length * languages.length);
  await expect(rows.nth(9)).toBeInViewport();
  const table = page.locator('.scroll');
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('the studio has no barriers, and names the address of the site, never localhost @desktop', async ({ page }) => {
  for (const file of ['', 'page.html', 'page-residential.html']) {
    await page.goto(`/__seo/${file}`);
    for (const closed of await page.locator('summary').all()) await closed.click();
    expect(await barriers(page)).toEqual([]);
    expect(await page.locator('body').innerText()).not.toContain('localhost');
  }
});
