import { barriers } from './axe';
import { awake, expect, test } from './kit';
import { leadForms } from './lead-forms';

test('the opened menu has no barrier', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  expect(await barriers(page)).toEqual([]);
});

test('opened questions have no barrier @both', async ({ page }) => {
  await page.goto('/home');
  const questions = page.locator('#questions');
  await questions.scrollIntoViewIfNeeded();
  for (const summary of await questions.locator('details details summary:visible').all()) await summary.click();
  await expect(questions.locator('details[open] details[open]')).toHaveCount(2);
  expect(await barriers(page)).toEqual([]);
});

for (const lead of leadForms) {
  test(`${lead.name}: missing answers, a failed and a sent enquiry are told without a barrier`, async ({ page, mail, alerts }) => {
    await page.goto(lead.route);
    const form = page.getByRole('form', { name: lead.heading });
    await awake(page);
    const send = form.getByRole('button', { name: lead.submit });
    await send.click();
    await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
    expect(await barriers(page, 'main form'), 'missing answers').toEqual([]);

    mail.answer = 429;
    await lead.fill(form);
    await send.click();
    const retry = form.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    expect(await barriers(page, 'main form'), 'not sent').toEqual([]);

    mail.answer = 200;
    await retry.click();
    await expect(form.getByRole('heading', { name: 'What happens next' })).toBeVisible();
    expect(await barriers(page, 'main form'), 'sent').toEqual([]);
    expect(alerts.texts).toHaveLength(lead.alerts ? 2 : 0);
  });
}
