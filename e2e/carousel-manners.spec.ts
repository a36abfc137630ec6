import type { Clock, Locator } from 'playwright/test';
import {
  carousels,
  consultation,
  current,
  hero,
  inView,
  news,
  open,
  peek,
  projects,
  region,
  settled,
} from './carousels';
import { expect, test } from './kit';

/** Longer than two intervals of the carousel that is watched. */
const LONG = 2 * projects.interval + 500;

async function standsStill(clock: Clock, carousel: Locator) {
  const before = await current(carousel);
  await clock.fastForward(LONG);
  expect(await current(carousel)).toBe(before);
}

async function moves(clock: Clock, carousel: Locator) {
  const before = await current(carousel);
  // What lets the slides go on, such as the window that has them in view again, may come late on a busy machine.
  await expect(async () => {
    await clock.fastForward(projects.interval);
    expect(await current(carousel)).not.toBe(before);
  }).toPass();
}

test('Pause, keyboard focus inside and being out of view hold the slides until they end', async ({ page, clock }) => {
  await clock.install();
  const carousel = await open(page, projects);

  await test.step('Pause, with the slides announced, until Play', async () => {
    const live = carousel.locator('[aria-live]');
    await expect(live).toHaveAttribute('aria-live', 'off');
    await carousel.getByRole('button', { name: 'Pause' }).click();
    await expect(live).toHaveAttribute('aria-live', 'polite');
    await standsStill(clock, carousel);
    await carousel.getByRole('button', { name: 'Play' }).click();
    await moves(clock, carousel);
    await expect(live).toHaveAttribute('aria-live', 'off');
  });

  await test.step('keyboard focus, until it leaves', async () => {
    await page.keyboard.press('Tab');
    await carousel.getByRole('button', { name: 'Next slide' }).focus();
    await standsStill(clock, carousel);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await moves(clock, carousel);
  });

  await test.step('out of view, until in view again', async () => {
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await page.waitForTimeout(200);
    await standsStill(clock, carousel);
    await carousel.evaluate((section) => section.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await moves(clock, carousel);
  });
});

test('a mouse over the slides holds them, also one that has just pressed Play @desktop', async ({ page, clock }) => {
  await clock.install();
  const carousel = await open(page, projects);
  await carousel.locator('[data-current]').hover();
  await standsStill(clock, carousel);
  await page.mouse.move(0, 0);
  await moves(clock, carousel);

  await carousel.getByRole('button', { name: 'Pause' }).click();
  await carousel.getByRole('button', { name: 'Play' }).click();
  await moves(clock, carousel);
  // By its place: the slide itself is on the move.
  const { x, y, width, height } = (await carousel.locator('[data-current]').boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 5 });
  await standsStill(clock, carousel);
});

test('Pause comes first, and Tab never reaches what is out of view @both', async ({ page }) => {
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

for (const kind of [hero, consultation]) {
  test(`a swipe turns ${kind.name} @both`, async ({ page, isMobile }) => {
    const carousel = await open(page, kind);
    await carousel.getByRole('button', { name: 'Pause' }).click();
    await settled(carousel);
    const start = await current(carousel);
    const picture = carousel.locator('[data-current] img');
    // Clear of the header and the window's edges, where the pointer would meet something else.
    await picture.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const box = (await picture.boundingBox())!;
    const y = box.y + box.height / 2;
    // More than half of a slide's way: on a busy machine the pointer is too slow for less to count as a swipe.
    const { width } = (await carousel.locator('[data-current]').boundingBox())!;
    const xs = [0, 0.1, 0.25, 0.45, 0.65].map((part) => box.x + box.width * 0.85 - width * part);
    if (isMobile) {
      const touch = await page.context().newCDPSession(page);
      for (const [index, x] of xs.entries()) {
        await touch.send('Input.dispatchTouchEvent', {
          type: index === 0 ? 'touchStart' : 'touchMove',
          touchPoints: [{ x, y }],
        });
      }
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    } else {
      await page.mouse.move(xs[0]!, y);
      await page.mouse.down();
      for (const x of xs) await page.mouse.move(x, y, { steps: 4 });
      await page.mouse.up();
    }
    await expect.poll(() => current(carousel)).toBe((start % kind.slides) + 1);
  });
}

test('a very long title breaks and widens nothing @both', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const carousel = await open(page, news);
  await carousel
    .getByRole('heading')
    .first()
    .evaluate((title) => (title.textContent = `${'Solarstromanlagen'.repeat(12)} ${'long '.repeat(60)}`));
  await settled(carousel);
  const { inside, outside } = await carousel
    .getByRole('article')
    .first()
    .evaluate((card) => ({ inside: card.scrollWidth, outside: card.clientWidth }));
  expect(inside).toBeLessThanOrEqual(outside);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
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

  test('every slide of each carousel is reached by scrolling', async ({ page }) => {
    for (const kind of carousels) {
      await page.goto(kind.route);
      const carousel = region(page, kind);
      await expect(carousel.getByRole('button')).toHaveCount(0);
      for (let n = 1; n <= kind.slides; n += 1) {
        const slide = carousel.getByRole('group', { name: `${n} of ${kind.slides}`, exact: true });
        await slide.scrollIntoViewIfNeeded();
        await expect(slide).toBeInViewport({ ratio: 0.2 });
      }
    }
  });

  test('the next slide of each carousel peeks in @both', async ({ page }) => {
    for (const kind of carousels) {
      await page.goto(kind.route);
      const slides = region(page, kind).getByRole('group');
      const seen = await peek(slides.first().locator('xpath=../..'), slides);
      expect(seen, kind.name).toBeGreaterThan(20);
      expect(seen, kind.name).toBeLessThan(32);
    }
  });
});
