import type { Locator, Page } from 'playwright/test';
import { expect, test } from './kit';

const slider = (page: Page) => page.locator('#hero-slider');
const slides = (page: Page) => slider(page).locator('[aria-roledescription="slide"]');

/** Where a part begins and ends, counted from the top of the window. */
const span = (part: Locator) =>
  part.evaluate((element) => element.getBoundingClientRect()).then(({ top, bottom }) => ({ top, bottom }));

// A small phone, a phone with its browser's bars, a large one, and phones on their side.
const windows = [
  [360, 640],
  [390, 664],
  [390, 844],
  [740, 360],
  [844, 390],
] as const;

test('the first screen of /residential holds headline, line, rating and button, and its slides have button and picture in the same place', async ({
  page,
}) => {
  for (const [width, height] of windows) {
    await test.step(`${width} x ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await page.goto('/residential');
      const first = slides(page).first();
      // A browser without timelines shows the thumb-reach bar from the start.
      const cover = await page
        .locator('footer + nav')
        .evaluate((bar) => (getComputedStyle(bar).position === 'fixed' ? bar.getBoundingClientRect().height : 0));
      const parts = [
        first.getByRole('heading', { level: 1 }),
        first.locator('h1 + p'),
        first.getByText('rating from 5000+ reviews'),
        first.getByRole('link', { name: 'Book a free consultation' }),
      ];
      for (const part of parts) {
        await expect(part).toBeVisible();
        const { top, bottom } = await span(part);
        expect(top).toBeGreaterThan(0);
        expect(bottom).toBeLessThanOrEqual(height - cover);
      }
      for (const part of ['a', 'img']) {
        const places = await Promise.all((await slides(page).locator(part).all()).map(span));
        expect(places).toHaveLength(3);
        expect(new Set(places.map(({ top, bottom }) => `${Math.round(top)} to ${Math.round(bottom)}`)).size, part).toBe(
          1,
        );
      }
    });
  }
});

for (const route of ['/', '/home']) {
  test(`the Homes tile of ${route} leads to a page with a different first screen`, async ({ page }) => {
    await page.goto(route);
    await page
      .getByRole('region', { name: 'Our solar solutions' })
      .getByRole('link', { name: /^Homes/ })
      .click();
    await page.waitForURL('/residential');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your roof can pay your electricity bill');
  });
}
