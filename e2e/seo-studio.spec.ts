import { readFileSync } from 'node:fs';
import { languages, routes } from './site-words';
import { barriers } from './axe';
import { expect, test } from './kit';

test('a marketer opens a page from the table of the studio and reads its previews @desktop', async ({ page }) => {
  await page.goto('/__seo');
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(rows).toHaveCount(routes.length * languages.length);
  await page.getByRole('link', { name: '/housing_society', exact: true }).click();

  await expect(page.getByRole('heading', { level: 1, name: '/housing_society' })).toBeVisible();
  const title = /<title>([^<]*)/.exec(readFileSync('out/housing_society.html', 'utf8'))![1]!;
  await expect(page.getByRole('figure', { name: 'Desktop' })).toContainText(title);
  const card = page.getByRole('figure', { name: 'WhatsApp' });
  await expect(card).toContainText(title);
  await expect(card.locator('img')).toHaveJSProperty('naturalWidth', 1200);
});

test('the table of pages in the studio fits the window of a laptop @desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/__seo');
  await expect(page.getByRole('row').nth(10)).toBeInViewport();
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
