import type { Locator, Page } from 'playwright/test';
import { barriers } from './axe';
import {
  buttonsOf,
  carousels,
  consultation,
  hero,
  hindiCarousels,
  inView,
  news,
  open,
  pause,
  projects,
  settled,
  shown,
} from './carousels';
import { expect, test } from './kit';
import { en } from './site-words';
import { fill } from '../lib/words/fill';

const { position, goTo } = en.interface.carousel;
const dot = (carousel: Locator, n: number) => carousel.getByRole('button', { name: fill(goTo, { n }), exact: true });

// Not tested here: intervals, what stops a carousel, wrapping, tab order and reduced motion. The Jest tests of Carousel
// test them, with an exact clock.

/** Swipes the current slide of a carousel away to the left, as a finger does. */
async function swipe(page: Page, carousel: Locator) {
  const slide = carousel.locator('[data-current]');
  const picture = (await slide.locator('img').boundingBox())!;
  const { width } = (await slide.boundingBox())!;
  const touch = await page.context().newCDPSession(page);
  // Swipes more than half the width of a slide: on a busy machine the finger moves too slowly for a shorter way to
  // count as a swipe.
  for (const [index, part] of [0, 0.1, 0.25, 0.45, 0.65].entries())
    await touch.send('Input.dispatchTouchEvent', {
      type: index === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [{ x: picture.x + picture.width * 0.85 - width * part, y: picture.y + picture.height / 2 }],
    });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

for (const kind of [...carousels, ...hindiCarousels]) {
  test(`${kind.name} has no barrier, and turns by buttons, arrow keys and a swipe`, async ({ page }) => {
    const carousel = await open(page, kind);
    const buttons = buttonsOf(kind);
    await pause(carousel, buttons);
    const [start] = await shown(carousel);
    const after = (start! % kind.slides) + 1;
    await carousel.getByRole('button', { name: buttons.next }).press('Enter');
    await expect.poll(() => shown(carousel)).toEqual([after]);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => shown(carousel)).toEqual([start]);
    await settled(carousel);
    expect(await barriers(page, '[aria-roledescription]')).toEqual([]);
    if (kind !== hero && kind !== consultation) return;
    await swipe(page, carousel);
    await expect.poll(() => shown(carousel)).toEqual([after]);
  });
}

test('the slides of the hero slider fade in one place for 700 ms, and its dots choose', async ({ page }) => {
  const carousel = await open(page, hero);
  const slide = (n: number) =>
    carousel.getByRole('group', {
      name: fill(position, { n, total: 3 }),
      includeHidden: true,
    });
  const lefts = (await inView(carousel)).map(({ left }) => Math.round(left));
  expect([lefts.length, new Set(lefts).size]).toEqual([3, 1]);
  await pause(carousel);
  await expect(slide(3)).toHaveCSS('transition', 'opacity 0.7s linear');
  await dot(carousel, 3).click();
  await expect(dot(carousel, 3)).toHaveAttribute('aria-current', 'true');
  await expect(slide(3)).toHaveCSS('opacity', '1');
  await expect(slide(1)).toHaveCSS('opacity', '0');
});

test('the news shows one to three reports, 20 px apart, by the width of the window @desktop', async ({ page }) => {
  // Asks for reduced motion, with which slides jump to their place and no carousel moves by itself.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const carousel = await open(page, news);
  await expect(dot(carousel, 5)).toBeVisible();
  await expect(dot(carousel, 6)).toHaveCount(0);
  for (const [width, count] of [
    [767, 1],
    [768, 2],
    [1023, 2],
    [1024, 3],
  ] as const) {
    await test.step(`${count} reports at ${width} px, also where the last report is followed by the first`, async () => {
      await page.setViewportSize({ width, height: 900 });
      for (const first of [1, 4, 5]) {
        await dot(carousel, first).click();
        const wanted = [0, 1, 2].slice(0, count).map((step) => ((first - 1 + step) % 5) + 1);
        await expect.poll(async () => (await inView(carousel)).map(({ n }) => n)).toEqual(wanted);
        await settled(carousel);
        const slides = await inView(carousel);
        // Slides out of view must be inert, so that the keyboard does not reach them.
        expect(slides.map(({ n }) => n).sort()).toEqual(await shown(carousel));
        // Allows the gap between slides to differ by a pixel, because the carousel library, Embla, counts whole pixels.
        for (const [index, { left }] of slides.slice(1).entries())
          expect(Math.abs(left - slides[index]!.right - 20)).toBeLessThan(1);
      }
    });
  }
  await test.step('a very long title of a report is broken over lines, and widens neither card nor page', async () => {
    await page.setViewportSize({ width: 320, height: 800 });
    const card = carousel.getByRole('article').first();
    await card
      .getByRole('heading')
      .evaluate((title) => (title.textContent = `${'Solarstromanlagen'.repeat(12)} ${'long '.repeat(60)}`));
    expect(await card.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});

test('the carousel of projects shows one to three pictures, by the width of the window @desktop', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const carousel = await open(page, projects);
  for (const [width, count, place] of [
    [639, 1, 0],
    [640, 2, 0],
    [1023, 2, 0],
    [1024, 3, 1],
  ] as const) {
    await test.step(`${count} pictures at ${width} px; only the current one, in place ${place + 1}, is opaque and has a caption`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const isCurrent = async () => (await inView(carousel)).map(({ current }) => current);
      await expect.poll(isCurrent).toEqual(Array.from({ length: count }, (_, index) => index === place));
      await expect(carousel.locator('figcaption:visible')).toHaveText(
        (await carousel.locator('[data-current] figcaption').textContent())!,
      );
      await expect(carousel.locator('[data-current] img')).toHaveCSS('opacity', '1');
      const others = carousel.locator('[data-slide]:not([data-current]) img');
      expect(await others.count()).toBe(9);
      for (const picture of await others.all()) await expect(picture).toHaveCSS('opacity', '0.6');
    });
  }
});
