import type { Page } from 'playwright/test';
import { en } from '../content/en/words';
import { barriers } from './axe';
import { expect, test } from './kit';

const { heading, calculator, form } = en.estimator;
const estimator = (page: Page) => page.getByRole('region', { name: heading });
const range = (page: Page, name: string) => estimator(page).getByRole('radio', { name, exact: true });

test('the arrow keys choose a range, and Tab leads to its answer', async ({ page }) => {
  await page.goto('/home');
  await range(page, '₹2500 - ₹4000').focus();
  await page.keyboard.press('ArrowDown');
  await expect(range(page, '₹4000 - ₹8000')).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(estimator(page).getByRole('link', { name: form })).toBeFocused();
  expect(await barriers(page, 'section[aria-labelledby=estimate]')).toEqual([]);
});

test('the range is chosen in the form, and the calculator opens with its bill @both', async ({ page }) => {
  await page.goto('/residential');
  await range(page, '₹4000 - ₹8000').check();
  const inForm = page.locator('#consultation').getByRole('radio', { name: '₹4000 - ₹8000', exact: true });
  await expect(async () => {
    await estimator(page).getByRole('link', { name: form }).click();
    await expect(inForm).toBeChecked({ timeout: 500 });
  }).toPass();
  await estimator(page).getByRole('link', { name: calculator.text }).click();
  await expect(page.locator('output[name=saving]')).toHaveText('₹3,860');
});
