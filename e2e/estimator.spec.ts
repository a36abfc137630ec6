import type { Page } from 'playwright/test';
import { en } from '../content/en/words';
import { languages } from '../content/languages';
import { barriers } from './axe';
import { expect, test } from './kit';

const estimator = (page: Page, words = en.estimator) => page.getByRole('region', { name: words.heading });
const range = (page: Page, name: string) => estimator(page).getByRole('radio', { name, exact: true });

test('the arrow keys choose a range, and Tab leads to its answer', async ({ page }) => {
  await page.goto('/home');
  await range(page, '₹2500 - ₹4000').focus();
  await page.keyboard.press('ArrowDown');
  await expect(range(page, '₹4000 - ₹8000')).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(estimator(page).getByRole('link', { name: en.estimator.form })).toBeFocused();
  expect(await barriers(page, 'section[aria-labelledby=estimate]')).toEqual([]);
});

for (const { language, pages, estimator: words } of languages) {
  const windows = language.code === 'en' ? ' @both' : '';
  test(`the range goes to the form, and its bill to the calculator: ${language.lang}${windows}`, async ({ page }) => {
    await page.goto(pages.residential.address);
    await estimator(page, words).getByRole('radio').nth(3).check();
    const inForm = page.locator('#consultation').getByRole('radio').nth(3);
    await expect(async () => {
      await estimator(page, words).getByRole('link', { name: words.form }).click();
      await expect(inForm).toBeChecked({ timeout: 500 });
    }).toPass();
    await estimator(page, words).getByRole('link', { name: words.calculator.text }).click();
    await expect(page.locator('output[name=saving]')).toHaveText('₹3,860');
  });
}
