import type { Page } from 'playwright/test';
import { scrollToMiddle } from './carousels';
import { barriers } from './axe';
import { boxOf, expect, expectSameBox, openEarly, test } from './kit';

const faq = (page: Page) => page.locator('#questions');
const topic = (page: Page, name: string) => faq(page).getByRole('heading', { name, exact: true });
const tab = (page: Page, name: string) => faq(page).getByRole('tab', { name, exact: true });
const question = (page: Page, text: string) => faq(page).getByText(text, { exact: true });

const GENERAL = 'How does rooftop solar lower my electricity bill?';
const CLOUDS = 'Does it work on cloudy days and during a power cut?';
const MAINTENANCE = 'How often do the panels need cleaning?';
const ECONOMICS = 'When does a solar system pay for itself?';

test('questions are in tabs at 769 px and in an accordion at 768 px, without barriers @desktop', async ({ page }) => {
  await page.setViewportSize({ width: 769, height: 900 });
  await page.goto('/home');
  await faq(page).scrollIntoViewIfNeeded();
  await tab(page, 'Solar Maintenance').click();
  await expect(question(page, MAINTENANCE)).toBeVisible();
  await expect(question(page, GENERAL)).toBeHidden();
  await tab(page, 'Solar Economics').click();
  await question(page, ECONOMICS).click();
  await expect(faq(page).getByText(/Typically in 4-6 years/)).toBeVisible();
  expect(await barriers(page)).toEqual([]);

  await page.setViewportSize({ width: 768, height: 900 });
  await expect(faq(page).getByRole('tab')).toHaveCount(0);
  await expect(topic(page, 'General')).toBeVisible();
  await expect(faq(page).getByText(/Typically in 4-6 years/)).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.setViewportSize({ width: 769, height: 900 });
  await expect(tab(page, 'Solar Economics')).toHaveAttribute('aria-selected', 'true');
  await expect(topic(page, 'General')).toBeHidden();
});

test('when tabs replace the list, an opened question stays open, focused and in place @desktop', async ({ page }) => {
  // Asks for reduced motion, because a section that slides into place could not be measured.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const release = await openEarly(page, '/home');
  await scrollToMiddle(faq(page));
  const opened = question(page, CLOUDS);
  await opened.click();
  const before = await Promise.all([opened, faq(page)].map(boxOf));
  release();
  await expect(tab(page, 'General')).toBeVisible();
  await expect(opened).toBeFocused();
  await expect(faq(page).getByText(/On cloudy days/)).toBeVisible();
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
