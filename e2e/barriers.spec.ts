import { barriers } from './axe';
import { expect, test } from './kit';

test('the opened menu has no accessibility barrier', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  expect(await barriers(page)).toEqual([]);
});

test('opened questions have no accessibility barrier @both', async ({ page }) => {
  await page.goto('/home');
  const questions = page.locator('#questions');
  await questions.scrollIntoViewIfNeeded();
  for (const summary of await questions.locator('details details summary:visible').all()) await summary.click();
  await expect(questions.locator('details[open] details[open]')).toHaveCount(2);
  expect(await barriers(page)).toEqual([]);
});
