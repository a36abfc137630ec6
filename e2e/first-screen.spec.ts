import { boxOf, expect, test } from './kit';

test('the first screen of /residential holds its words and button, in one place on each slide', async ({ page }) => {
  await page.goto('/residential');
  const slides = page.locator('#hero-slider [data-slide]');
  const first = slides.first();
  // The windows of a small phone, of a phone with the browser's bars, of a large phone, and of two phones on their side.
  for (const [width, height] of [
    [360, 640],
    [390, 664],
    [390, 844],
    [740, 360],
    [844, 390],
  ] as const) {
    await test.step(`${width} x ${height}`, async () => {
      await page.setViewportSize({ width, height });
      // The bar at the lower edge takes room: a browser without scroll timelines shows it from the start.
      const bar = await page
        .locator('footer + nav')
        .evaluate((nav) => (getComputedStyle(nav).position === 'fixed' ? nav.getBoundingClientRect().height : 0));
      for (const part of [
        first.getByRole('heading', { level: 1 }),
        first.locator('h1 + p'),
        first.locator('h1 ~ p').last(),
        first.getByRole('link').first(),
      ]) {
        await expect(part).toBeVisible();
        const { top, bottom } = await boxOf(part);
        expect(top).toBeGreaterThan(0);
        expect(bottom).toBeLessThanOrEqual(height - bar);
      }
      for (const part of ['a', 'img']) {
        const places = await Promise.all((await slides.locator(part).all()).map(boxOf));
        expect(places).toHaveLength(3);
        for (const { top, bottom } of places) {
          expect(Math.abs(top - places[0]!.top), part).toBeLessThan(1);
          expect(Math.abs(bottom - places[0]!.bottom), part).toBeLessThan(1);
        }
      }
    });
  }
});
