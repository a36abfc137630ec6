import type { Page } from 'playwright/test';
import { languages } from './site-words';
import { barriers } from './axe';
import { expect, test } from './kit';
import { pageOf } from '../lib/page-of';

const faq = (page: Page) => page.locator('#questions');
const topic = (page: Page, name: string) => faq(page).getByRole('heading', { name, exact: true });
const tab = (page: Page, name: string) => faq(page).getByRole('tab', { name, exact: true });
const question = (page: Page, text: string) => faq(page).getByText(text, { exact: true });

for (const words of languages)
  test(`questions are in tabs at 769 px, else in an accordion: ${words.language.lang} @desktop`, async ({ page }) => {
    const [general, maintenance, economics] = words.faq.categories;
    const answer = faq(page).getByText(economics!.questions[0]!.answer);
    await page.setViewportSize({ width: 769, height: 900 });
    await page.goto(pageOf(words, 'home').address);
    await faq(page).scrollIntoViewIfNeeded();
    await tab(page, maintenance!.name).click();
    await expect(question(page, maintenance!.questions[0]!.question)).toBeVisible();
    await expect(question(page, general!.questions[0]!.question)).toBeHidden();
    await tab(page, economics!.name).click();
    await question(page, economics!.questions[0]!.question).click();
    await expect(answer).toBeVisible();
    expect(await barriers(page)).toEqual([]);

    await page.setViewportSize({ width: 768, height: 900 });
    await expect(faq(page).getByRole('tab')).toHaveCount(0);
    await expect(topic(page, general!.name)).toBeVisible();
    await expect(answer).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await page.setViewportSize({ width: 769, height: 900 });
    await expect(tab(page, economics!.name)).toHaveAttribute('aria-selected', 'true');
    await expect(topic(page, general!.name)).toBeHidden();
  });

test('the tabs of the questions, when they appear below the window, leave no gap @desktop', async ({ page }) => {
  await page.goto('/home');
  await faq(page).evaluate((section) => scrollTo(0, section.getBoundingClientRect().top - innerHeight - 200));
  await expect(faq(page).getByRole('tablist')).toBeAttached();
  const empty = await faq(page).evaluate((section) => {
    const last = section.querySelector('details[open]')!.getBoundingClientRect().bottom;
    return section.getBoundingClientRect().bottom - parseFloat(getComputedStyle(section).paddingBottom) - last;
  });
  expect(empty).toBeLessThan(60);
});
