import { expect, test } from './kit';

for (const route of ['/subsidies', '/privacy-policy']) {
  test(`${route} is printed in black on white, without what only a screen needs @both`, async ({ page }) => {
    await page.goto(route);
    await page.emulateMedia({ media: 'print' });
    for (const part of [page.getByRole('banner'), page.getByRole('navigation'), page.getByRole('button')]) {
      for (const one of await part.all()) await expect(one).toBeHidden();
    }
    await expect(page.getByRole('contentinfo').getByText('Dhoop Solar').first()).toBeVisible();
    await expect(page.getByRole('contentinfo').getByText('+91 00000 00000')).toBeVisible();
    const coloured = await page.locator('main :is(h1, h2, h3, p, li, td, th)').evaluateAll((parts) =>
      parts.filter((part) => getComputedStyle(part).color !== 'rgb(0, 0, 0)').map((part) => part.outerHTML.slice(0, 100)),
    );
    expect(coloured).toEqual([]);
  });
}

test('printed, a link to another site says its address, once', async ({ page }) => {
  await page.goto('/home');
  await page.emulateMedia({ media: 'print' });
  const outside = page.getByRole('main').locator('a[href^="http"]:not([href*="wa.me"])').first();
  const href = await outside.getAttribute('href');
  expect(await outside.evaluate((link) => getComputedStyle(link, '::after').content)).toContain(href);

  await page.goto('/subsidies');
  const portals = page.getByRole('main').locator('a[href^="https://pmsuryaghar.gov.in"]');
  const printed = await portals.evaluateAll((links) => links.map((link) => link.textContent + getComputedStyle(link, '::after').content));
  expect(printed.length).toBeGreaterThan(1);
  for (const words of printed) expect(words.match(/pmsuryaghar\.gov\.in/g)).toHaveLength(1);
});

test('printed, every row of a table stands in columns', async ({ page }) => {
  await page.goto('/subsidies');
  await page.emulateMedia({ media: 'print' });
  const rows = await page.locator('tbody tr').evaluateAll((all) => all.map((row) => getComputedStyle(row)).map(({ display, breakInside }) => `${display} ${breakInside}`));
  expect(new Set(rows)).toEqual(new Set(['table-row avoid']));
});
