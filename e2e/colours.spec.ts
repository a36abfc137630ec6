import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { awake, expect, test } from './kit';
import { en } from './site';
import { fill } from '../lib/content/fill';

const background = (part: Locator, pseudo?: string) =>
  part.evaluate((element, name) => getComputedStyle(element, name).backgroundColor, pseudo);
const canvas = (page: Page) => background(page.locator('body'));

// With reduced motion, no slide turns and no colour fades during a test.
test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

test('with forced colours, the chosen tab and the current dot differ in colour from the others', async ({ page }) => {
  await page.goto('/go-solar');
  await awake(page);
  const type = (name: string) => page.getByRole('tab', { name });
  await expect(type('Housing')).toBeVisible();
  expect(await background(type('Residential'))).not.toBe(await background(type('Housing')));
  expect(await background(type('Residential'))).not.toBe(await canvas(page));

  const dot = (number: number) => page.getByRole('button', { name: fill(en.interface.carousel.goTo, { n: number }) });
  await dot(1).click();
  await page.mouse.move(0, 0);
  await expect(dot(1)).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => background(dot(2), '::before')).toMatch(/, 0\)$/);
  expect(await background(dot(1), '::before')).not.toBe(await canvas(page));
});

test('with forced colours, icons have the colour of the words around them', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('/residential');
  const colours = await page
    .locator('main svg')
    .evaluateAll((icons) => icons.map((icon) => [icon, icon.parentElement!].map((one) => getComputedStyle(one).color)));
  expect(colours.length).toBeGreaterThan(10);
  for (const [icon, words] of colours) expect(icon).toBe(words);
});

test('with forced colours, the words in the drawing of a bill stand out from the paper', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('/solar-calculator');
  await page.getByText(en.calculator.onBill.heading).click();
  // The browser does not report the colours that it forces on drawings, so the pixels are measured.
  const words = page.locator('#calculator details svg text').last();
  const { channels } = await sharp(await words.screenshot()).stats();
  expect(channels[0]!.stdev).toBeGreaterThan(20);
});
