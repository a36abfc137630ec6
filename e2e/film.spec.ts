import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { contrastOf } from './axe';
import { expect, isPlaying, openEarly, test } from './kit';
import { en } from './site';
import { pageOf } from '../lib/pages';

const { videoHero } = pageOf(en, 'home', 'videoHero');

const film = (page: Page) => page.locator('video');

test('before React has loaded, a film fills the width and most of the height of the window, is the file for that width, plays and pauses @both', async ({
  page,
}) => {
  await openEarly(page, '/home');
  await expect.poll(() => isPlaying(page)).toBe(true);
  const box = (await film(page).boundingBox())!;
  const { width, height } = page.viewportSize()!;
  expect(box.width).toBeCloseTo(width, 0);
  expect(box.height).toBeGreaterThan(height * 0.8);
  const file = await film(page).evaluate((video: HTMLVideoElement) => video.currentSrc);
  expect(file).toContain(width > 768 ? '-wide-' : '-phone-');
  await page.getByRole('button', { name: videoHero.film.pause }).click();
  await expect.poll(() => isPlaying(page)).toBe(false);
});

test('the words on a film have a contrast of at least 4.5 to 1 even over a white frame @desktop', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const body =
    '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"><rect width="16" height="9" fill="white"/></svg>';
  await page.route('**/generated/*-film-*', (route) => route.fulfill({ contentType: 'image/svg+xml', body }));
  for (const route of ['/home', '/housing_society']) {
    await page.goto(route);
    for (const size of [390, 769, 1280]) {
      await page.setViewportSize({ width: size, height: 844 });
      const words = await page.locator('section[aria-labelledby=page-heading] :is(h1, p)').evaluateAll((all) =>
        all.map((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          const { x, y, width, height } = range.getBoundingClientRect();
          // Hides the words, so that a screenshot shows only the film behind them.
          (element as HTMLElement).style.visibility = 'hidden';
          return { box: [x, y, width, height], ink: getComputedStyle(element).color.match(/\d+/g)!.map(Number) };
        }),
      );
      const picture = await page.screenshot();
      for (const { box, ink } of words) {
        const [left, top, width, height] = box.map(Math.round) as [number, number, number, number];
        const { channels } = await sharp(await sharp(picture).extract({ left, top, width, height }).toBuffer()).stats();
        const lightest = channels.map(({ max }) => max);
        expect(await contrastOf(page, ink, lightest), `${route} at ${size} px`).toBeGreaterThanOrEqual(4.5);
      }
    }
  }
});
