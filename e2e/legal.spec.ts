import { expect, test } from './kit';
import { fillAndSend, tabbed } from './lead-forms';

test('reading and sending leave no cookie and nothing on the device', async ({ page, context, mail, alerts }) => {
  for (const route of ['/', '/subsidies', '/guidedownload', '/privacy-policy']) await page.goto(route);
  await fillAndSend(page, tabbed);
  await expect(page.getByRole('heading', { name: tabbed.words.next.heading })).toBeVisible();
  expect([mail.leads.length, alerts.texts.length]).toEqual([1, 1]);
  expect(await context.cookies()).toEqual([]);
  const stored = () =>
    page.evaluate(async () => [localStorage.length, sessionStorage.length, (await indexedDB.databases()).length]);
  await expect.poll(stored).toEqual([0, 0, 0]);
});
