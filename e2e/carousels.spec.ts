import type { Locator, Page } from 'playwright/test';
import { fill } from '../lib/words/fill';
import { barriers } from './axe';
import {
  buttonsOf,
  carousels,
  consultation,
  hero,
  hindiCarousels,
  hindiRotators,
  inView,
  news,
  open,
  pause,
  projects,
  region,
  rotators,
  scrollToMiddle,
  settled,
  shown,
} from './carousels';
import { boxOf, expect, expectSameBox, openEarly, test } from './kit';
import { en } from './site-words';

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

for (const kind of [...carousels, ...hindiCarousels])
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

test('the slides of the hero slider fade in one place for 700 ms, and its dots choose', async ({ page }) => {
  const carousel = await open(page, hero);
  const slide = (n: number) =>
    carousel.getByRole('group', { name: fill(position, { n, total: 3 }), includeHidden: true });
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
  for (const [width, count] of Object.entries({ 767: 1, 768: 2, 1023: 2, 1024: 3 })) {
    await page.setViewportSize({ width: Number(width), height: 900 });
    // Also where the last report is followed by the first.
    for (const first of [1, 4, 5]) {
      await dot(carousel, first).click();
      const wanted = [0, 1, 2].slice(0, count).map((step) => ((first - 1 + step) % 5) + 1);
      await expect.poll(async () => (await inView(carousel)).map(({ n }) => n), `${width} px`).toEqual(wanted);
      await settled(carousel);
      // Slides out of view must be inert, so that the keyboard does not reach them.
      expect(wanted.toSorted()).toEqual(await shown(carousel));
      const slides = await inView(carousel);
      // Allows the gap between slides to differ by a pixel, because the carousel library, Embla, counts whole pixels.
      for (const [index, { left }] of slides.slice(1).entries())
        expect(Math.abs(left - slides[index]!.right - 20)).toBeLessThan(1);
    }
  }
  await test.step('a very long title of a report is broken over lines, and widens neither card nor page', async () => {
    await page.setViewportSize({ width: 320, height: 800 });
    const tooWide = await carousel
      .getByRole('article')
      .first()
      .evaluate((card) => {
        card.querySelector('h3')!.textContent = `${'Solarstromanlagen'.repeat(12)} ${'long '.repeat(60)}`;
        return [card, document.documentElement].map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      });
    expect(Math.max(...tooWide)).toBeLessThanOrEqual(0);
  });
});

test('one to three projects are in view, and only the current one is opaque @desktop', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const carousel = await open(page, projects);
  const current = carousel.locator('[data-current]');
  for (const [width, places] of Object.entries({
    639: [true],
    640: [true, false],
    1023: [true, false],
    1024: [false, true, false],
  })) {
    await page.setViewportSize({ width: Number(width), height: 900 });
    await expect.poll(async () => (await inView(carousel)).map(({ current }) => current), width).toEqual(places);
    await expect(carousel.locator('figcaption:visible')).toHaveText(
      (await current.locator('figcaption').textContent())!,
    );
    await expect(current.locator('img')).toHaveCSS('opacity', '1');
    const others = await carousel.locator('[data-slide]:not([data-current]) img').all();
    expect(others).toHaveLength(9);
    for (const picture of others) await expect(picture).toHaveCSS('opacity', '0.6');
  }
});

for (const kind of carousels)
  test(`${kind.name} turns for ten minutes without leaking elements, listeners or memory`, async ({ page, clock }) => {
    const MINUTE = 60_000;
    await clock.install();
    const carousel = await open(page, kind);
    const wire = await page.context().newCDPSession(page);
    const held = async () => {
      await wire.send('HeapProfiler.collectGarbage');
      const { nodes, jsEventListeners: listeners } = await wire.send('Memory.getDOMCounters');
      return { nodes, listeners, bytes: (await wire.send('Runtime.getHeapUsage')).usedSize };
    };
    const start = await shown(carousel);
    // Turns the carousel until it moves: on a busy machine the page learns late that the carousel is in view.
    await expect(async () => {
      await clock.runFor(kind.interval);
      expect(await shown(carousel)).not.toEqual(start);
    }).toPass();
    // Runs five minutes before it measures, in which the browser compiles what runs often and fills its caches.
    await clock.runFor(5 * MINUTE);
    const before = await held();
    await clock.runFor(10 * MINUTE);
    const after = await held();
    const turns = (10 * MINUTE) / kind.interval;
    for (const [what, most] of Object.entries({ nodes: 0.1, listeners: 0.1, bytes: 3000 }) as ['nodes', number][])
      expect((after[what] - before[what]) / turns, `${what} a turn`).toBeLessThan(most);
  });

for (const kind of [...rotators, ...hindiRotators]) {
  // Tests the Hindi pages only on the phone, because they have the English pages' layout.
  const windows = hindiRotators.includes(kind) ? '' : ' @both';
  test(`${kind.name} stay in place when they start, and turn at one height${windows}`, async ({ page }) => {
    const release = await openEarly(page, kind.route);
    const reviews = region(page, kind);
    await scrollToMiddle(reviews);
    const asleep = await boxOf(reviews);
    const buttons = buttonsOf(kind);
    const troubles = watchWaking(reviews, buttons.pause);
    release();
    expect(await troubles).toEqual([]);
    expectSameBox(await boxOf(reviews), asleep);
    const next = reviews.getByRole('button', { name: buttons.next });
    await expect(next).toBeVisible();
    expect(await shown(reviews)).toEqual(kind.shows);
    const { heights, gliding } = await next.evaluate(async (button: HTMLElement) => {
      const section = button.closest('section')!;
      const seen = { heights: [] as number[], gliding: 0 };
      for (let turn = 0; turn < 10; turn++) {
        button.click();
        await new Promise(requestAnimationFrame);
        seen.heights.push(section.getBoundingClientRect().height);
        seen.gliding = Math.max(seen.gliding, section.getAnimations({ subtree: true }).length);
      }
      return seen;
    });
    for (const height of heights) expect(Math.abs(height - asleep.height)).toBeLessThan(1);
    expect(gliding, 'cards that glide when they take turns').toBeGreaterThan(0);
    // A rotator of ten cards is back at its first card after ten turns: one more press shows the cards of the first turn.
    await next.click();
    await expect.poll(() => shown(reviews)).toEqual(kind.then);
  });
}

/** Records faults of the reviews in each frame, until 700 ms after React has taken them over. Then pauses them. */
const watchWaking = (reviews: Locator, pause: string) =>
  reviews.locator('[data-slide]').evaluateAll(async (cards, pause) => {
    const frame = cards[0]!.parentElement!.getBoundingClientRect();
    const places = cards.map((card) => card.getBoundingClientRect());
    const troubles = new Set<string>();
    for (let awakeSince = Infinity, now = 0; now < awakeSince + 700;) {
      now = await new Promise(requestAnimationFrame);
      const awake = cards.some((card) => card.hasAttribute('inert'));
      if (awake) awakeSince = Math.min(awakeSince, now);
      for (const [index, card] of cards.entries()) {
        const { x, y, right, bottom } = card.getBoundingClientRect();
        const { visibility, opacity } = getComputedStyle(card);
        const inFrame = right > frame.left && x < frame.right && bottom > frame.top && y < frame.bottom;
        const inert = card.hasAttribute('inert');
        if (inert && inFrame && visibility === 'visible' && Number(opacity) > 0)
          troubles.add(`card ${index + 1} is over the current ones`);
        const away = Math.hypot(x - places[index]!.x, y - places[index]!.y);
        if (awake && !inert && (away > 1 || opacity !== '1')) troubles.add(`card ${index + 1} has left its place`);
      }
    }
    cards[0]!.closest('section')!.querySelector<HTMLElement>(`[aria-label=${pause}]`)!.click();
    return [...troubles];
  }, pause);
