import { boxOf, expect, test } from './kit';

test('the first screen of /residential contains all words and the button of the first slide', async ({ page }) => {
  await page.goto('/residential');
  const first = page.locator('#hero-slider [data-slide]').first();
  // A small phone, a phone with the browser's bars, and a phone on its side.
  for (const [width, height] of [
    [360, 640],
    [390, 664],
    [740, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    // Subtracts the action bar, because a browser without scroll-driven animations shows it from the start.
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
      expect(top, `${width} x ${height}`).toBeGreaterThan(0);
      expect(bottom, `${width} x ${height}`).toBeLessThanOrEqual(height - bar);
    }
  }
});
