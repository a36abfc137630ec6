import { awake, expect, test } from './kit';
import { fillIn, firstField, formOf, housing, send } from './lead-forms';

test('a later visit finds what was typed and chosen, without the consent, and sends it once; after that the form is empty', async ({
  page,
  mail,
  alerts,
}) => {
  await page.goto(housing.route);
  await awake(page);
  await fillIn(page, housing);
  await page.goto('/careers');
  await page.goto(housing.route);
  await expect(page.getByText('Restored from last time.')).toBeVisible();
  const { width, height } = (await formOf(page, housing).getByRole('button', { name: 'Clear' }).boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(48);
  const consent = formOf(page, housing).getByRole('checkbox');
  await expect(consent).not.toBeChecked();
  await consent.check();
  await send(page, housing).click();
  await expect.poll(() => alerts.texts).toEqual([housing.success]);
  await page.goto('/aboutus');
  await page.goBack();
  await awake(page);
  await expect(firstField(page, housing)).toHaveValue('');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(mail.leads).toEqual([housing.params]);
});
