import { readFileSync } from 'node:fs';
import { expect, test } from './kit';
import { commercial, fillIn, formOf, send } from './lead-forms';

test('the failure switch makes a send fail, and the next one arrives in inbox and CSV', async ({ page, context }) => {
  const inbox = await context.newPage();
  await inbox.setViewportSize({ width: 1280, height: 900 });
  await inbox.goto('/__inbox');
  await expect(inbox.getByText('Live')).toBeVisible();
  const leads = inbox.getByRole('article');
  const before = await leads.count();
  const warning = inbox.getByText('The failure switch is on:');
  const failureSwitch = inbox.getByRole('combobox', { name: 'Failure switch' });
  await failureSwitch.selectOption({ label: '403 Forbidden' });
  await expect(warning).toBeVisible();

  await page.goto(commercial.route);
  // Directs the send of the form to the local inbox, as `npm start` does.
  await page.route('**/api/v1.0/email/send', async (route) => {
    await route.fulfill({ response: await route.fetch({ url: new URL('/api/v1.0/email/send', page.url()).href }) });
  });
  // Brings the page with the form to the front, because browsers slow pages in the background down.
  await page.bringToFront();
  await fillIn(page, commercial);
  await send(page, commercial).click();
  await expect(formOf(page, commercial).getByText(commercial.failure)).toBeVisible();
  await failureSwitch.selectOption({ label: 'Off: sends work' });
  await expect(warning).toBeHidden();
  await formOf(page, commercial).getByRole('button', { name: commercial.words.help.retry }).click();
  await expect(formOf(page, commercial).getByText(commercial.success)).toBeVisible();

  await expect(leads).toHaveCount(before + 1);
  await expect(leads.first()).toContainText('Ravi <b>Kumar</b>');
  await expect(leads.first().getByRole('link', { name: '+91 98765 43210' })).toBeVisible();
  const download = inbox.waitForEvent('download');
  await inbox.getByRole('link', { name: 'Download CSV' }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('"Ravi <b>Kumar</b>"');
});
