import type { Page } from 'playwright/test';
import { holdTime, reviews, untilChange } from './carousels';
import { expect, holdScripts, test } from './kit';

const slides = (page: Page) => reviews(page).locator('[data-slide]');
const live = (page: Page) => reviews(page).locator('[aria-live]');
const button = (page: Page, name: string) => reviews(page).getByRole('button', { name });

/** The numbers of the slides that can be read now. */
const shown = (page: Page) =>
  slides(page).evaluateAll((all) =>
    all.flatMap((slide, index) => (slide.hasAttribute('inert') ? [] : [index + 1])).join(' '),
  );

const scrollToReviews = (page: Page) =>
  reviews(page).evaluate((section) => section.scrollIntoView({ block: 'center', behavior: 'instant' }));

async function wake(page: Page, route: string) {
  await page.goto(route);
  await scrollToReviews(page);
  await expect(reviews(page).locator('[data-controls=awake]')).toBeVisible();
}

for (const { route, interval, step, together } of [
  { route: '/home', interval: 2000, step: 1, together: 2 },
  { route: '/housing_society', interval: 3000, step: 1, together: 1 },
  { route: '/commercial', interval: 3000, step: 2, together: 2 },
]) {
  test(`the reviews of ${route} advance by ${step} every ${interval} ms, and Tab reaches only their buttons`, async ({
    page,
    clock,
  }) => {
    await clock.install();
    await wake(page, route);
    await holdTime(clock);
    await expect(slides(page).locator(':scope:not([inert])')).toHaveCount(together);
    const focusable = await reviews(page).evaluate((section) =>
      [...section.querySelectorAll<HTMLElement>('button, a, summary, [tabindex="0"]')].map((element) =>
        element.getAttribute('aria-label'),
      ),
    );
    expect(focusable).toEqual(['Pause', 'Previous slide', 'Next slide']);
    const count = await slides(page).count();
    const next = () => untilChange(clock, () => shown(page), interval);
    await next();
    for (let turn = 0; turn < 4; turn += 1) {
      const before = (await shown(page)).split(' ').map(Number);
      expect(Math.abs((await next()) - interval)).toBeLessThanOrEqual(100);
      const after = before.map((number) => ((number - 1 + step) % count) + 1).sort((one, other) => one - other);
      expect(await shown(page)).toBe(after.join(' '));
    }
  });

  test(`the reviews of ${route} wake in their place, none flies over another, and the page keeps its height @both`, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto(route, { waitUntil: 'commit' });
    await scrollToReviews(page);
    const box = () => reviews(page).evaluate((section) => section.getBoundingClientRect().toJSON() as DOMRect);
    const asleep = await box();
    const troubles = watchWaking(page);
    release();
    expect(await troubles).toEqual([]);
    await expect(button(page, 'Next slide')).toBeVisible();
    expect(await box()).toEqual(asleep);
    const { heights, gliding } = await button(page, 'Next slide').evaluate(async (next: HTMLElement) => {
      const section = next.closest('section')!;
      const seen = { heights: [] as number[], gliding: 0 };
      for (let turn = 0; turn < 10; turn++) {
        next.click();
        await new Promise(requestAnimationFrame);
        seen.heights.push(section.getBoundingClientRect().height);
        seen.gliding = Math.max(seen.gliding, section.getAnimations({ subtree: true }).length);
      }
      return seen;
    });
    expect(new Set(heights)).toEqual(new Set([asleep.height]));
    expect(gliding, 'cards that glide when they take turns').toBeGreaterThan(0);
  });
}

test('up and down step by one on the housing page and wrap, and Pause holds what is shown', async ({ page, clock }) => {
  await clock.install();
  await wake(page, '/housing_society');
  await button(page, 'Pause').click();
  const before = Number(await shown(page));
  await button(page, 'Next slide').click();
  expect(Number(await shown(page))).toBe((before % 10) + 1);
  await button(page, 'Previous slide').focus();
  for (let step = 0; step < 10; step++) await page.keyboard.press('Enter');
  expect(Number(await shown(page))).toBe((before % 10) + 1);
  await clock.fastForward(3500);
  expect(Number(await shown(page))).toBe((before % 10) + 1);
  await expect(live(page)).toHaveAttribute('aria-live', 'polite');
});

test('a mouse over the reviews stops them, and they go on when it has left @desktop', async ({ page, clock }) => {
  await clock.install();
  await wake(page, '/home');
  await reviews(page).hover();
  await expect(live(page)).toHaveAttribute('aria-live', 'polite');
  const held = await shown(page);
  await clock.fastForward(2500);
  expect(await shown(page)).toBe(held);
  await page.mouse.move(5, 5);
  await expect.poll(() => shown(page)).not.toBe(held);
});

test('the reviews wait for Play where reduced motion is asked for', async ({ page, clock }) => {
  await clock.install();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/home');
  await scrollToReviews(page);
  await expect(button(page, 'Play')).toBeVisible();
  await clock.fastForward(2500);
  expect(await shown(page)).toBe('1 2');
  await button(page, 'Play').click();
  await expect.poll(() => shown(page)).toBe('2 3');
});

/** What goes wrong, frame by frame, from now until the reviews have been awake for 700 ms. */
const watchWaking = (page: Page) =>
  reviews(page).evaluate(
    (section) =>
      new Promise<string[]>((resolve) => {
        const cards = [...section.querySelectorAll<HTMLElement>('[data-slide]')];
        const frame = cards[0]!.parentElement!.getBoundingClientRect();
        const places = cards.map((card) => card.getBoundingClientRect());
        const troubles = new Set<string>();
        let woke = 0;
        const look = (now: number) => {
          const awake = cards.some((card) => card.inert);
          if (awake) woke ||= now;
          cards.forEach((card, index) => {
            const { x, y, right, bottom } = card.getBoundingClientRect();
            const { visibility, opacity } = getComputedStyle(card);
            const inWindow = right > frame.left && x < frame.right && bottom > frame.top && y < frame.bottom;
            if (card.inert && inWindow && visibility === 'visible' && Number(opacity) > 0)
              troubles.add(`card ${index + 1} is over the current ones`);
            const away = Math.hypot(x - places[index]!.x, y - places[index]!.y);
            if (awake && !card.inert && (away > 1 || opacity !== '1'))
              troubles.add(`card ${index + 1} has left its place`);
          });
          if (woke && now - woke > 700) resolve([...troubles]);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
  );
