import type { Clock, Locator } from 'playwright/test';
import { carousels, current, inView, news, open, pause, peek, projects, region, reviews } from './carousels';
import { expect, test } from './kit';

/** Longer than two intervals of the projects. */
const LONG = 2 * projects.interval + 500;

async function standsStill(clock: Clock, carousel: Locator) {
  const before = await current(carousel);
  await clock.fastForward(LONG);
  expect(await current(carousel)).toBe(before);
}

async function moves(clock: Clock, carousel: Locator) {
  const before = await current(carousel);
  // On a busy machine the page learns late that the slides may move again, for example that they are back in view.
  await expect(async () => {
    await clock.fastForward(projects.interval);
    expect(await current(carousel)).not.toBe(before);
  }).toPass();
}

test('the slides stop while paused, while the keyboard is inside and while out of view', async ({ page, clock }) => {
  await clock.install();
  const carousel = await open(page, projects);

  await test.step('Pause stops them and announces each slide, until Play', async () => {
    const live = carousel.locator('[aria-live]');
    await expect(live).toHaveAttribute('aria-live', 'off');
    await pause(carousel);
    await expect(live).toHaveAttribute('aria-live', 'polite');
    await standsStill(clock, carousel);
    await carousel.getByRole('button', { name: 'Play' }).click();
    await moves(clock, carousel);
    await expect(live).toHaveAttribute('aria-live', 'off');
  });

  await test.step('keyboard focus inside stops them until it leaves', async () => {
    await page.keyboard.press('Tab');
    await carousel.getByRole('button', { name: 'Next slide' }).focus();
    await standsStill(clock, carousel);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await moves(clock, carousel);
  });

  await test.step('they stop out of view and go on when they are back', async () => {
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await page.waitForTimeout(200);
    await standsStill(clock, carousel);
    await carousel.evaluate((section) => section.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await moves(clock, carousel);
  });
});

test('the slides stop under a mouse, also under one that has just pressed Play @desktop', async ({ page, clock }) => {
  await clock.install();
  const carousel = await open(page, projects);
  await carousel.locator('[data-current]').hover();
  await standsStill(clock, carousel);
  await page.mouse.move(0, 0);
  await moves(clock, carousel);

  await pause(carousel);
  await carousel.getByRole('button', { name: 'Play' }).click();
  await moves(clock, carousel);
  // By its place, since the slide itself is moving.
  const { x, y, width, height } = (await carousel.locator('[data-current]').boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 5 });
  await standsStill(clock, carousel);
});

test('Pause comes first in tab order, and Tab never reaches a slide out of view @both', async ({ page }) => {
  const carousel = await open(page, news);
  const stops: string[] = [];
  await carousel.getByRole('button', { name: 'Pause' }).evaluate((button) => {
    const before = document.createElement('button');
    button.closest('section')!.before(before);
    before.focus({ preventScroll: true });
  });
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await carousel.evaluate((section) => {
      const node = document.activeElement!;
      if (!section.contains(node)) return null;
      const box = section.getBoundingClientRect();
      const { left, right } = node.getBoundingClientRect();
      const name = node.getAttribute('aria-label') ?? node.textContent!;
      return left >= box.left - 1 && right <= box.right + 1 ? name : `${name} is out of view`;
    });
    if (stop === null) break;
    stops.push(stop);
  }
  const shown = (await inView(carousel)).length;
  expect(stops[0]).toBe('Pause');
  expect(stops.filter((stop) => stop.includes('out of view'))).toEqual([]);
  expect(stops.filter((stop) => stop.startsWith('Read More: '))).toHaveLength(shown);
});

test.describe('with less movement asked for', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the slides stand until Play is pressed', async ({ page, clock }) => {
    await clock.install();
    const carousel = await open(page, projects);
    await standsStill(clock, carousel);
    await carousel.getByRole('button', { name: 'Play' }).click();
    await moves(clock, carousel);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const { route } of [...carousels, { route: '/commercial' }]) {
    test(`the slides and reviews of ${route} scroll, the next one shows its edge, and no button is dead @both`, async ({
      page,
      isMobile,
    }) => {
      await page.goto(route);
      const shown = [
        ...carousels.filter((kind) => kind.route === route).map((kind) => region(page, kind)),
        ...(['/home', '/housing_society', '/commercial'].includes(route) ? [reviews(page)] : []),
      ];
      for (const carousel of shown) {
        const slides = carousel.locator('[data-slide]');
        await expect(carousel.getByRole('button')).toHaveCount(0);
        const edge = await peek(slides);
        expect(edge).toBeGreaterThan(20);
        expect(edge).toBeLessThan(32);
        // Scrolling is the same at any width.
        if (!isMobile) continue;
        for (const slide of await slides.all()) {
          await slide.scrollIntoViewIfNeeded();
          await expect(slide).toBeInViewport({ ratio: 0.5 });
        }
      }
    });
  }
});
