import { anyOf, en } from './site';
import { expect, test } from './kit';
import { tabbed } from './lead-forms';

const { company } = en;

test('a page is printed in black, without header, navigation and buttons, and its footer shows company and phone number', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  for (const route of ['/subsidies', '/privacy-policy']) {
    await page.goto(route);
    for (const role of ['banner', 'navigation', 'button'] as const) await expect(page.getByRole(role)).toHaveCount(0);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText(company.name).first()).toBeVisible();
    await expect(footer.getByText(company.phone.display)).toBeVisible();
    await expect(footer).toHaveCSS('color', 'rgb(0, 0, 0)');
    const colours = await page
      .locator('main :is(h1, h2, h3, p, li, td, th)')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).color));
    expect([...new Set(colours)], route).toEqual(['rgb(0, 0, 0)']);
  }
});

test('on paper, a link to another site shows its address once, and no table row is split', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/subsidies');
  const portals = await page
    .getByRole('main')
    .locator('a[href^="https://pmsuryaghar.gov.in"]')
    .evaluateAll((links) => links.map((link) => link.textContent + getComputedStyle(link, '::after').content));
  expect(portals.length).toBeGreaterThan(1);
  for (const words of portals) expect(words.match(/pmsuryaghar\.gov\.in/g)).toHaveLength(1);
  for (const row of await page.locator('tbody tr').all()) {
    await expect(row).toHaveCSS('display', 'table-row');
    await expect(row).toHaveCSS('break-inside', 'avoid');
  }
});

test('on paper, a page shows how to reach the company in the place of its form', async ({ page }) => {
  const contacts = [company.phone, company.whatsapp, company.email].map(({ display }) => display);
  await page.goto(tabbed.route);
  const ways = page.getByRole('region', { name: tabbed.heading, exact: true }).getByText(anyOf(...contacts));
  await expect(ways.filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(ways.filter({ visible: true })).toHaveText(contacts.map((text) => anyOf(text)));
});
