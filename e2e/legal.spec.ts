import { expect, test } from './kit';
import { tabbed } from './lead-forms';

test('reading pages and sending a form leave no cookie and nothing stored on the device, as the privacy policy says', async ({
  page,
  context,
  mail,
  alerts,
}) => {
  for (const route of ['/', '/subsidies', '/guidedownload', '/privacy-policy', '/go-solar']) await page.goto(route);
  const form = page.getByRole('form', { name: tabbed.heading });
  await tabbed.fill(form);
  await form.getByRole('button', { name: tabbed.submit }).click();
  await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible();
  expect([mail.leads.length, alerts.texts.length]).toEqual([1, 1]);
  expect(await context.cookies()).toEqual([]);
  const stored = () =>
    page.evaluate(async () => [localStorage.length, sessionStorage.length, (await indexedDB.databases()).length]);
  await expect.poll(stored).toEqual([0, 0, 0]);
});
