import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { Alerts, expect, test } from './kit';
import { commercial, housing, landing, tabbed } from './lead-forms';

/** Sends what the page would send to the mail service to the local inbox instead, as in a site that `npm start` built. */
async function sendToInbox(page: Page) {
  await page.route('**/api/v1.0/email/send', async (route) => {
    const response = await route.fetch({ url: new URL('/api/v1.0/email/send', page.url()).href });
    await route.fulfill({ response });
  });
}

// One after the other: they share one inbox.
test.describe.configure({ mode: 'serial' });

test('the enquiries of all four forms arrive in the local inbox while it is open, and in its CSV', async ({
  page,
  context,
}) => {
  const inbox = await context.newPage();
  await inbox.setViewportSize({ width: 1280, height: 900 });
  await inbox.goto('/__inbox');
  await expect(inbox.getByText('Live')).toBeVisible();

  await page.goto(commercial.route);
  await sendToInbox(page);
  // A browser draws a page in the background slowly.
  await page.bringToFront();
  const form = page.getByRole('form', { name: commercial.heading });
  await commercial.fill(form);
  await form.getByRole('button', { name: commercial.submit }).click();
  await expect(form.getByRole('heading', { name: 'What happens next' })).toBeVisible();
  const newest = inbox.getByRole('article').first();
  await expect(newest).toContainText('Ravi <b>Kumar</b>');
  // lead-forms.spec.ts shows that the other forms send exactly this.
  for (const { params } of [landing, housing, tabbed]) {
    const body = { lib_version: '4.4.1', user_id: 'u', service_id: 's', template_id: 't', template_params: params };
    expect((await page.request.post('/api/v1.0/email/send', { data: body })).status()).toBe(200);
    const first = String(params.message ?? `Housing society: ${params.housingSociety}`).split('\n')[0]!;
    await expect(newest).toContainText(first);
  }

  await inbox.getByRole('radio', { name: /Commercial/ }).check();
  await expect(inbox.getByRole('article')).toHaveCount(1);
  await expect(inbox.getByRole('article')).toContainText('Ravi <b>Kumar</b>');
  const download = inbox.waitForEvent('download');
  await inbox.getByRole('link', { name: 'Download CSV' }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('"Ganga Cold Store"');
});

test('the failure switch shows what a visitor sees when the service fails', async ({ page, context }) => {
  const inbox = await context.newPage();
  await inbox.goto('/__inbox');
  await inbox.getByRole('combobox', { name: 'Failure switch' }).selectOption({ label: '403 Forbidden' });
  await expect(inbox.getByText('The failure switch is on:')).toBeVisible();

  const alerts = new Alerts(page);
  await page.goto(tabbed.route);
  await sendToInbox(page);
  await page.bringToFront();
  const form = page.getByRole('form', { name: tabbed.heading });
  await tabbed.fill(form);
  await form.getByRole('button', { name: tabbed.submit }).click();
  await expect.poll(() => alerts.texts).toEqual([tabbed.failure]);

  await inbox.getByRole('button', { name: 'Let sends work again' }).click();
  await expect(inbox.getByText('The failure switch is on:')).toBeHidden();
  await form.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => alerts.texts).toEqual([tabbed.failure, tabbed.success]);
});

test('test leads are added, searched, marked as read and deleted by keyboard alone', async ({ page }) => {
  await page.goto('/__inbox');
  await expect(page.getByText('Live')).toBeVisible();
  const leads = page.getByRole('article');
  const before = await leads.count();
  await page.getByRole('button', { name: 'Add test leads' }).press('Enter');
  await expect(leads).toHaveCount(before + 6);

  await page.getByRole('searchbox', { name: 'Search' }).fill('form type: HOUSING');
  await page.getByRole('radio', { name: /Go solar/ }).check();
  const lead = leads.filter({ hasText: 'Test societyName' });
  await expect(lead).toHaveCount(1);
  await lead.getByRole('button', { name: 'Mark as read' }).press('Enter');
  await expect(lead.getByRole('button', { name: 'Mark as unread' })).toBeFocused();
  await page.getByRole('checkbox', { name: 'Unread only' }).check();
  await expect(page.getByRole('heading', { name: 'No lead matches' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all leads' }).press('Enter');
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();

  page.on('dialog', (dialog) => void dialog.accept());
  await lead.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(lead).toHaveCount(0);
});
