import type { BrowserContext, Page } from 'playwright/test';
import { barriers } from './axe';
import { firstField, formOf, send, stored } from './form-locators';
import { type Alerts, awake, expect, MailService, test } from './kit';
import { tabbed } from './lead-forms';

const notice = (page: Page) => page.getByRole('complementary', { name: 'Your enquiries on this device' });

/** Sends the tabbed form while the device is offline, and lets it wait there. */
async function sendOffline(page: Page, context: BrowserContext, alerts: Alerts) {
  await page.goto(tabbed.route);
  await awake(page);
  await tabbed.fill(formOf(page, tabbed));
  await context.setOffline(true);
  await send(page, tabbed).click();
  await expect.poll(() => alerts.texts).toEqual([tabbed.failure]);
  await page.getByRole('button', { name: 'Send it when I’m back online' }).click();
  await expect(page.getByRole('heading', { name: 'Your enquiry waits on this device' })).toBeFocused();
  await expect(firstField(page, tabbed)).toHaveValue('');
}

test('what waits is sent on the next visit to any page, and said there', async ({ page, context, mail, alerts }) => {
  await sendOffline(page, context, alerts);
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  const later = new MailService(next);
  await later.start();
  await next.goto('/privacy-policy');
  await expect(notice(next).getByText('Sent', { exact: true })).toBeVisible();
  expect([...mail.leads, ...later.leads].map(({ template_params }) => template_params)).toEqual([tabbed.params]);
  await next.goto('/commercial');
  await expect(notice(next).getByText('Sent', { exact: true })).toBeVisible();
  expect(later.leads).toHaveLength(1);
  await notice(next).getByRole('button', { name: 'Close' }).click();
  await expect(notice(next)).toBeHidden();
  expect(await stored(next)).toEqual([]);
});

test('a page closed during a send: the next visit says that it may have arrived, and sends it on a press alone', async ({
  page,
  context,
  mail,
}) => {
  mail.answer = 'silence';
  await page.goto(tabbed.route);
  await tabbed.fill(formOf(page, tabbed));
  await send(page, tabbed).click();
  await expect.poll(() => mail.leads).toHaveLength(1);
  const next = await context.newPage();
  const later = new MailService(next);
  await later.start();
  await page.goto('/careers');
  await page.close();
  await next.goto('/terms-of-service');
  await expect(notice(next).getByText('It may have reached us')).toBeVisible();
  await next.waitForTimeout(1500);
  expect(later.leads).toEqual([]);
  for (const button of await notice(next).getByRole('button').all())
    expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(48);
  await notice(next).getByRole('button', { name: 'Send again' }).click();
  await expect(notice(next).getByText('Sent', { exact: true })).toBeVisible();
  expect(later.leads.map(({ template_params }) => template_params)).toEqual([tabbed.params]);
  await next.goto(tabbed.route);
  await awake(next);
  await expect(firstField(next, tabbed)).toHaveValue('');
});

test('the notice stands on every page that has something to tell, without a barrier, and can be removed', async ({
  page,
}) => {
  const kept = {
    id: '1',
    form: 'tabbed',
    stage: 'unknown',
    params: tabbed.params,
    asked: Date.now(),
    until: 0,
    tries: 0,
  };
  await page.goto('/careers');
  await page.evaluate((text) => localStorage.setItem('outbox:1', text), JSON.stringify(kept));
  for (const route of ['/', '/subsidies', '/tnc-goodzero', '/nowhere']) {
    await page.goto(route);
    await expect(notice(page)).toBeVisible();
  }
  expect(await barriers(page)).toEqual([]);
  await notice(page).getByRole('button', { name: 'Remove' }).click();
  await expect(notice(page)).toBeHidden();
  expect(await stored(page)).toEqual([]);
});
