import type { Page } from 'playwright/test';
import { holdTime, peek, untilChange } from './carousels';
import { expect, holdScripts, test } from './kit';

const rotator = (page: Page) => page.getByRole('region', { name: 'Customer reviews' });
const slides = (page: Page) => rotator(page).locator('[aria-roledescription=slide]');
const list = (page: Page) => rotator(page).locator('[aria-live]');

/** The numbers of the slides that can be read now. */
const shown = (page: Page) =>
  slides(page).evaluateAll((all) =>
    all.flatMap((slide, index) => (slide.hasAttribute('inert') ? [] : [index + 1])).join(' '),
  );

async function wake(page: Page, route: string) {
  await page.goto(route);
  await rotator(page).evaluate((section) => section.scrollIntoView({ block: 'center' }));
  await expect(rotator(page).locator('[data-controls=awake]')).toBeVisible();
}

for (const { route, interval, step } of [
  { route: '/home', interval: 2000, step: 1 },
  { route: '/housing_society', interval: 3000, step: 1 },
  { route: '/commercial', interval: 3000, step: 2 },
]) {
  test(`the reviews of ${route} advance by ${step} every ${interval} ms`, async ({ page, clock }) => {
    await clock.install();
    await wake(page, route);
    await holdTime(clock);
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
}

test('up and down step by one on the housing page and wrap, and Pause holds what is shown', async ({ page, clock }) => {
  await clock.install();
  await wake(page, '/housing_society');
  await rotator(page).getByRole('button', { name: 'Pause' }).click();
  const before = Number(await shown(page));
  await rotator(page).getByRole('button', { name: 'Next slide' }).click();
  expect(Number(await shown(page))).toBe((before % 10) + 1);
  for (let step = 0; step < 10; step++) await rotator(page).getByRole('button', { name: 'Previous slide' }).click();
  expect(Number(await shown(page))).toBe((before % 10) + 1);
  await clock.fastForward(3500);
  expect(Number(await shown(page))).toBe((before % 10) + 1);
  await expect(list(page)).toHaveAttribute('aria-live', 'polite');
});

test('Pause is the first stop of the keyboard, and what is out of view is none', async ({ page }) => {
  await wake(page, '/commercial');
  await expect(slides(page).locator(':scope:not([inert])')).toHaveCount(2);
  const focusable = await rotator(page).evaluate((section) =>
    [...section.querySelectorAll<HTMLElement>('button, a, summary, [tabindex="0"]')].map((element) =>
      element.getAttribute('aria-label'),
    ),
  );
  expect(focusable).toEqual(['Pause', 'Previous slide', 'Next slide']);
});

test('a mouse over the reviews stops them, and they go on when it has left @desktop', async ({ page, clock }) => {
  await clock.install();
  await wake(page, '/home');
  await rotator(page).hover();
  await expect(list(page)).toHaveAttribute('aria-live', 'polite');
  const held = await shown(page);
  await clock.fastForward(2500);
  expect(await shown(page)).toBe(held);
  await page.mouse.move(5, 5);
  await expect.poll(() => shown(page)).not.toBe(held);
});

test('the reviews wait for Play where reduced motion is wished for', async ({ page, clock }) => {
  await clock.install();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/home');
  await rotator(page).evaluate((section) => section.scrollIntoView({ block: 'center' }));
  await expect(rotator(page).getByRole('button', { name: 'Play' })).toBeVisible();
  await clock.fastForward(2500);
  expect(await shown(page)).toBe('1 2');
  await rotator(page).getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => shown(page)).toBe('2 3');
});

test('nothing moves when reviews wake and take turns @both', async ({ page }) => {
  for (const route of ['/home', '/housing_society', '/commercial']) {
    await test.step(`nothing of ${route} moves when its reviews wake and take turns`, async () => {
      const release = await holdScripts(page);
      await page.goto(route, { waitUntil: 'commit' });
      await rotator(page).evaluate((section) => section.scrollIntoView({ block: 'center' }));
      const box = () => rotator(page).evaluate((section) => section.getBoundingClientRect().toJSON() as DOMRect);
      const asleep = await box();
      release();
      await expect(rotator(page).getByRole('button', { name: 'Next slide' })).toBeVisible();
      expect(await box()).toEqual(asleep);
      for (let turn = 0; turn < 10; turn++) {
        await rotator(page).getByRole('button', { name: 'Next slide' }).click();
        expect((await box()).height).toBe(asleep.height);
      }
    });
  }
});

/** What went wrong, frame by frame, from now until the rotator has been awake for 700 ms. */
const watchWaking = (page: Page) =>
  rotator(page).evaluate(
    (section) =>
      new Promise<string[]>((resolve) => {
        const cards = [...section.querySelectorAll<HTMLElement>('[aria-roledescription=slide]')];
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

test('who jumps to the reviews sees no card fly when they wake', async ({ page }) => {
  for (const route of ['/home', '/housing_society', '/commercial']) {
    await test.step(`who jumps to the reviews of ${route} sees no card fly when they wake`, async () => {
      const release = await holdScripts(page);
      await page.goto(route, { waitUntil: 'commit' });
      await rotator(page).evaluate((section) => section.scrollIntoView({ block: 'center', behavior: 'instant' }));
      const troubles = watchWaking(page);
      release();
      expect(await troubles).toEqual([]);
      const gliding = await rotator(page).evaluate(async (section) => {
        section.querySelector<HTMLElement>('[aria-label="Next slide"]')!.click();
        await new Promise(requestAnimationFrame);
        return section.getAnimations({ subtree: true }).length;
      });
      expect(gliding, 'cards glide when they take turns').toBeGreaterThan(0);
    });
  }
});

test('without scripts all ten reviews can be reached by scrolling, and there is no dead button', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await page.goto('/home');
  await expect(slides(page)).toHaveCount(10);
  await expect(rotator(page).getByRole('button')).toHaveCount(0);
  for (const slide of await slides(page).all()) {
    await slide.scrollIntoViewIfNeeded();
    await expect(slide).toBeInViewport({ ratio: 0.5 });
  }
  await page.close();
});

test('without scripts the next review peeks in @both', async ({ browser, baseURL, viewport }) => {
  for (const route of ['/home', '/housing_society', '/commercial']) {
    await test.step(`without scripts the next review of ${route} peeks in`, async () => {
      const page = await browser.newPage({ baseURL, viewport, javaScriptEnabled: false });
      await page.goto(route);
      const seen = await peek(list(page), slides(page));
      expect(seen).toBeGreaterThan(20);
      expect(seen).toBeLessThan(32);
      await page.close();
    });
  }
});
