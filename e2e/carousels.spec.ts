import type { Locator, Page } from 'playwright/test';
import { fill } from '../lib/content/fill';
import { barriers } from './axe';
import { carousels, consultation, hero, news, projects, region, rotators, shown } from './carousels';
import { boxOf, expect, expectSameBox, fingersOn, openEarly, test } from './kit';
import { en, hi } from './site';

const { goTo } = en.interface.carousel;
const dot = (carousel: Locator, n: number) => carousel.getByRole('button', { name: fill(goTo, { n }), exact: true });

const heroInHindi = {
  ...hero,
  name: 'the hero slider in Hindi',
  route: '/hi/residential',
  label: hi.heroSlider.label,
};

const buttonsOf = ({ route }: { route: string }) => (route.startsWith('/hi/') ? hi : en).interface.carousel;

const scrollToMiddle = (part: Locator) =>
  part.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

async function openCarousel(page: Page, kind: { route: string; label: string }): Promise<Locator> {
  await page.goto(kind.route);
  const carousel = region(page, kind);
  await scrollToMiddle(carousel);
  await expect(carousel.getByRole('button', { name: buttonsOf(kind).next })).toBeVisible();
  await expect(carousel).toHaveAttribute('data-awake');
  return carousel;
}

const pause = (carousel: Locator, { pause }: { pause: string } = en.interface.carousel) =>
  carousel.getByRole('button', { name: pause }).click();

const inView = (carousel: Locator) =>
  carousel.locator('[data-slide]').evaluateAll((slides) => {
    const box = slides[0]!.closest('[data-strip]')!.getBoundingClientRect();
    return slides
      .map((slide, index) => ({ n: index + 1, slide, rect: slide.getBoundingClientRect() }))
      .filter(({ rect }) => rect.right > box.left + 40 && rect.left < box.right - 40)
      .sort((a, b) => a.rect.left - b.rect.left)
      .map(({ n, slide, rect: { left, right } }) => ({ n, left, right, current: slide.hasAttribute('data-current') }));
  });

async function settled(carousel: Locator) {
  const stands = () =>
    carousel.locator('[data-strip] > :first-child').evaluate(async (strip) => {
      const before = strip.getBoundingClientRect().left;
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      return strip.getBoundingClientRect().left === before;
    });
  await expect.poll(stands).toBe(true);
}

/** Swipes over more than half a slide, because on a busy machine a shorter swipe is too slow to count. */
async function swipe(page: Page, carousel: Locator) {
  const slide = carousel.locator('[data-current]');
  const picture = (await slide.locator('img').boundingBox())!;
  const { width } = (await slide.boundingBox())!;
  const [start, y] = [picture.x + picture.width * 0.85, picture.y + picture.height / 2];
  const touch = await fingersOn(page);
  await touch('touchStart', { x: start, y });
  for (const part of [0.1, 0.25, 0.45, 0.65]) await touch('touchMove', { x: start - width * part, y });
  await touch('touchEnd');
}

// Includes the hero slider in Hindi, because its buttons have other names.
for (const kind of [...carousels, heroInHindi])
  test(`a carousel passes axe-core and turns by button and arrow key${kind === hero || kind === consultation ? ', and by swipe' : ''}: ${kind.name}`, async ({
    page,
  }) => {
    const carousel = await openCarousel(page, kind);
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

test('the news carousel shows one to three reports by window width, 20 px apart, and the keyboard reaches no other report @desktop', async ({
  page,
}) => {
  // Asks for reduced motion, so that slides jump into view and no carousel moves by itself while places are measured.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const carousel = await openCarousel(page, news);
  await expect(dot(carousel, 5)).toBeVisible();
  await expect(dot(carousel, 6)).toHaveCount(0);
  for (const [width, count] of Object.entries({ 767: 1, 768: 2, 1024: 3 })) {
    await page.setViewportSize({ width: Number(width), height: 900 });
    // Also starts at report 5, because report 1 follows after this last report.
    for (const first of [1, 5]) {
      await dot(carousel, first).click();
      const wanted = [0, 1, 2].slice(0, count).map((step) => ((first - 1 + step) % 5) + 1);
      await expect.poll(async () => (await inView(carousel)).map(({ n }) => n), `${width} px`).toEqual(wanted);
      await settled(carousel);
      // Slides out of view must be inert, so that the keyboard does not reach them.
      expect(wanted.toSorted()).toEqual(await shown(carousel));
      const slides = await inView(carousel);
      // The gap of 20 px may differ by less than 1 px, because the carousel library, Embla, measures in whole pixels.
      for (const [index, { left }] of slides.slice(1).entries())
        expect(Math.abs(left - slides[index]!.right - 20)).toBeLessThan(1);
    }
  }
});

test('the project carousel shows one to three projects by window width; the current one is opaque and alone has a caption @desktop', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const carousel = await openCarousel(page, projects);
  for (const [width, places] of Object.entries({ 639: [true], 640: [true, false], 1024: [false, true, false] })) {
    await page.setViewportSize({ width: Number(width), height: 900 });
    await expect.poll(async () => (await inView(carousel)).map(({ current }) => current), width).toEqual(places);
    await expect(carousel.locator('figcaption:visible')).toHaveCount(1);
    await expect(carousel.locator('[data-current] img')).toHaveCSS('opacity', '1');
    await expect(carousel.locator('[data-slide]:not([data-current]) img').first()).toHaveCSS('opacity', '0.6');
  }
});

for (const kind of rotators)
  test(`${kind.name} keep their place and size when React starts and while they turn @both`, async ({ page }) => {
    const release = await openEarly(page, kind.route);
    const reviews = region(page, kind);
    await scrollToMiddle(reviews);
    const asleep = await boxOf(reviews);
    // Presses Pause before React runs, so that React starts the rotator paused.
    await pause(reviews);
    release();
    await expect(reviews).toHaveAttribute('data-awake');
    expectSameBox(await boxOf(reviews), asleep);
    expect(await shown(reviews)).toEqual(kind.shows);
    const next = reviews.getByRole('button', { name: buttonsOf(kind).next });
    for (let turn = 0; turn < 10; turn++) {
      await next.press('Enter');
      expectSameBox(await boxOf(reviews), asleep);
    }
    await next.click();
    await expect.poll(() => shown(reviews)).toEqual(kind.then);
  });
