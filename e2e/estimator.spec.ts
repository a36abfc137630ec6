import { languages } from './site-words';
import { expect, test } from './kit';
import { pageOf } from '../lib/page-of';

for (const { language, pages, estimator: words } of languages) {
  const windows = language.code === 'en' ? ' @both' : '';
  test(`the range goes to the form, and its bill to the calculator: ${language.lang}${windows}`, async ({ page }) => {
    await page.goto(pageOf({ pages }, 'residential').address);
    const estimator = page.getByRole('region', { name: words.heading });
    await estimator.getByRole('radio').nth(3).check();
    const inForm = page.locator('#consultation').getByRole('radio').nth(3);
    await expect(async () => {
      await estimator.getByRole('link', { name: words.form }).click();
      await expect(inForm).toBeChecked({ timeout: 500 });
    }).toPass();
    await estimator.getByRole('link', { name: words.calculator.text }).click();
    await expect(page.locator('output[name=saving]')).toHaveText('₹3,860');
  });
}

for (const { language, pages, estimator: words } of languages)
  test(`each name of a figure stands on one line on a phone of 360 px: ${language.lang}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(pageOf({ pages }, 'residential').address);
    await page.evaluate(() => document.fonts.ready);
    const names = page.getByRole('region', { name: words.heading }).locator('dt');
    const heights = await names.evaluateAll((all) => all.map((name) => name.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBe(Math.min(...heights));
  });
