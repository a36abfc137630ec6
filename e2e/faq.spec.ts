import type { Page } from 'playwright/test';
import { en, languages } from './site-words';
import { scrollToMiddle } from './carousels';
import { barriers } from './axe';
import { boxOf, expect, expectSameBox, openEarly, test } from './kit';
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

test('when tabs replace the list, an opened question stays open, focused and in place @desktop', async ({ page }) => {
  // Asks for reduced motion, because a section that slides into place could not be measured.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const release = await openEarly(page, '/home');
  await scrollToMiddle(faq(page));
  const [general] = en.faq.categories;
  const { question: asked, answer } = general!.questions[1]!;
  const opened = question(page, asked);
  await opened.click();
  const before = await Promise.all([opened, faq(page)].map(boxOf));
  release();
  await expect(tab(page, general!.name)).toBeVisible();
  await expect(opened).toBeFocused();
  await expect(faq(page).getByText(answer)).toBeVisible();
  expectSameBox(await boxOf(opened), before[0]!);
  expectSameBox(await boxOf(faq(page)), before[1]!);
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
