import type { Page } from 'playwright/test';
import { awake, expect, test } from './kit';
import { fillIn, firstField, formOf, housing, send, stored, tabbed } from './lead-forms';

/** The notice in a form that the words of an earlier visit have been restored. */
const restored = (page: Page) => page.getByText('Restored from last time.');
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

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
  await expect(restored(page)).toBeVisible();
  const consent = formOf(page, housing).getByRole('checkbox');
  await expect(consent).not.toBeChecked();
  await consent.check();
  await send(page, housing).click();
  await expect.poll(() => alerts.texts).toEqual([housing.success]);
  await page.goto('/aboutus');
  await page.goBack();
  await awake(page);
  await expect(firstField(page, housing)).toHaveValue('');
  expect(await stored(page)).toEqual([]);
  expect(mail.leads).toEqual([housing.params]);
});

test('a draft opens its tab of the form on the next visit, unless the address names another tab, and Clear deletes it', async ({
  page,
}) => {
  await page.goto(tabbed.route);
  await tab(page, 'Commercial').click();
  const company = page.getByRole('textbox', { name: 'Company name' });
  await company.fill('Ganga Cold Store');
  await firstField(page, tabbed).fill('Asha Devi');
  for (const comeBack of [() => page.goBack(), () => page.goto(tabbed.route)]) {
    await page.goto('/privacy-policy');
    await comeBack();
    await expect(tab(page, 'Commercial')).toHaveAttribute('aria-selected', 'true');
    await expect(company).toHaveValue('Ganga Cold Store');
  }
  await page.goto('/careers');
  await page.goto(`${tabbed.route}#housing`);
  await expect(tab(page, 'Housing')).toHaveAttribute('aria-selected', 'true');
  await expect(restored(page)).toBeVisible();
  await expect(firstField(page, tabbed)).toHaveValue('Asha Devi');

  const clear = formOf(page, tabbed).getByRole('button', { name: 'Clear' });
  const { width, height } = (await clear.boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(48);
  await clear.click();
  await expect(firstField(page, tabbed)).toBeFocused();
  await expect(restored(page)).toBeHidden();
  await page.reload();
  await awake(page);
  await expect(firstField(page, tabbed)).toHaveValue('');
  expect(await stored(page)).toEqual([]);
});
