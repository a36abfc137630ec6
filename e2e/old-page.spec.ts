import type { Page } from 'playwright/test';
import { firstField, formOf, send } from './form-locators';
import { awake, expect, test } from './kit';
import { tabbed } from './lead-forms';

/** From now on only the scripts that the page lists are there; the site's own page is as it was, or newer. */
async function loseLateParts(page: Page, updated: boolean) {
  const asked: string[] = [];
  await page.route('**/_next/static/**/*.js', async (route) => {
    const listed = await page.evaluate(() => document.getElementById('late-scripts')!.textContent!);
    const { pathname } = new URL(route.request().url());
    if (listed.includes(pathname)) return route.continue();
    asked.push(pathname);
    await route.fulfill({ status: 404, body: '' });
  });
  await page.route(`**${tabbed.route}`, async (route) => {
    if (route.request().resourceType() !== 'fetch' || !updated) return route.continue();
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace('/_next/static/late/', '/_next/static/late/new-'),
    });
  });
  return asked;
}
const offer = (page: Page) => page.getByRole('status').filter({ hasText: 'This page is from before our last update.' });

test('a page whose late parts are gone since an update offers a reload, which keeps what was typed', async ({
  page,
}) => {
  const asked = await loseLateParts(page, true);
  await page.goto(tabbed.route, { waitUntil: 'commit' });
  await firstField(page, tabbed).fill('Asha Devi');
  // Out of the way while a field has focus.
  await firstField(page, tabbed).blur();
  await expect(offer(page)).toContainText('What you typed is kept.');
  // The framework asks for each a second time; the offer need not wait for the last of them.
  await expect.poll(() => asked.length / new Set(asked).size).toBe(2);
  await firstField(page, tabbed).fill('Asha Devi Verma');
  await firstField(page, tabbed).blur();
  await page.unrouteAll();
  await offer(page).getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('tab', { name: 'Residential' })).toBeVisible();
  await expect(firstField(page, tabbed)).toHaveValue('Asha Devi Verma');
  await expect(offer(page)).toBeHidden();
});

test('a page whose late parts are gone without an update says nothing of one, and the form goes on', async ({
  page,
  mail,
  alerts,
}) => {
  const asked = await loseLateParts(page, false);
  await page.goto(tabbed.route);
  await awake(page);
  await expect.poll(() => asked.length).toBeGreaterThan(1);
  await page.waitForTimeout(1500);
  await expect(offer(page)).toBeHidden();
  await tabbed.fill(formOf(page, tabbed));
  await send(page, tabbed).click();
  await expect.poll(() => alerts.texts).toEqual([tabbed.failure]);
  await expect(page.getByRole('button', { name: 'Send it when I’m back online' })).toBeVisible();
  expect(mail.leads).toEqual([]);
});
