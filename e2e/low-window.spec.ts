import { expect, expectFocusSeen, test } from './kit';
import { en } from './site-words';

const { bar: barWords } = en.navigation;

test('in a window as low as at 400 %, no bar covers the words, and its links end the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/subsidies');
  const bar = page.getByRole('navigation', { name: barWords.label });
  await expect(bar).not.toBeInViewport();
  await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
  await expect(bar.getByRole('link', { name: barWords.call })).toBeInViewport();
});

test('in a low window, the element with keyboard focus is in view and nothing covers it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/go-solar');
  await expectFocusSeen(page, 'Tab', 25);
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
