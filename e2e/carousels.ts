import type { Clock, Locator, Page } from 'playwright/test';
import { expect } from './kit';

/** Every kind of carousel, the page it stands on, and the interval in milliseconds that the specification asks for. */
export const carousels = [
  { name: 'the hero slider', route: '/residential', label: 'Solar for your roof', slides: 3, interval: 4000 },
  { name: 'the news', route: '/home', label: 'Reports about solar at home', slides: 5, interval: 2000 },
  { name: 'the projects', route: '/housing_society', label: 'Pictures of our projects', slides: 10, interval: 1500 },
  { name: 'the consultation', route: '/go-solar', label: 'The steps of a consultation', slides: 3, interval: 3000 },
] as const;

export const [hero, news, projects, consultation] = carousels;

export const region = (page: Page, { label }: { label: string }) =>
  page.getByRole('region', { name: label, exact: true });

/** The vertical rotator of /home, /housing_society and /commercial. */
export const reviews = (page: Page) => page.getByRole('region', { name: 'Customer reviews' });

/** Opens the page, scrolls the carousel to the middle of the window and waits until it is awake. */
export async function open(page: Page, kind: { route: string; label: string }): Promise<Locator> {
  await page.goto(kind.route);
  const carousel = region(page, kind);
  await carousel.evaluate((section) => section.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(carousel.getByRole('button', { name: 'Next slide' })).toBeVisible();
  await expect(carousel).toHaveAttribute('data-awake');
  return carousel;
}

export const pause = (carousel: Locator) => carousel.getByRole('button', { name: 'Pause' }).click();

/** Swipes the current slide away to the left, with a finger or with a mouse. */
export async function swipe(page: Page, carousel: Locator, finger: boolean) {
  const picture = carousel.locator('[data-current] img');
  // Clear of the header and of the window's edges, where the pointer would meet something else.
  await picture.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = (await picture.boundingBox())!;
  const y = box.y + box.height / 2;
  // More than half of a slide's way: on a busy machine the pointer is too slow for less to count as a swipe.
  const { width } = (await carousel.locator('[data-current]').boundingBox())!;
  const xs = [0, 0.1, 0.25, 0.45, 0.65].map((part) => box.x + box.width * 0.85 - width * part);
  if (!finger) {
    await page.mouse.move(xs[0]!, y);
    await page.mouse.down();
    for (const x of xs) await page.mouse.move(x, y, { steps: 4 });
    return page.mouse.up();
  }
  const touch = await page.context().newCDPSession(page);
  for (const [index, x] of xs.entries())
    await touch.send('Input.dispatchTouchEvent', {
      type: index === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [{ x, y }],
    });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Stops the page's clock: from now on only the test moves it on. */
export const holdTime = (clock: Clock) => clock.pauseAt(Date.now() + 60_000);

/**
 * The milliseconds until something changes, in steps of 50 once it may be near.
 * @param read what changes
 * @param interval after which it should
 */
export async function untilChange(clock: Clock, read: () => Promise<unknown>, interval: number): Promise<number> {
  const before = await read();
  let passed = interval - 150;
  await clock.fastForward(passed);
  while ((await read()) === before && passed < 2 * interval) {
    await clock.fastForward(50);
    passed += 50;
  }
  return passed;
}

/** The number of the current slide. */
export const current = (carousel: Locator) =>
  carousel.evaluate(
    (section) =>
      [...section.querySelectorAll('[role=group]')].findIndex((slide) => slide.hasAttribute('data-current')) + 1,
  );

/** Waits for advances and gives the milliseconds between them. */
export const gaps = (carousel: Locator, advances: number) =>
  carousel.evaluate(
    (section, wanted) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        const observer = new MutationObserver(() => {
          times.push(performance.now());
          if (times.length <= wanted) return;
          observer.disconnect();
          resolve(times.slice(1).map((time, index) => time - times[index]!));
        });
        observer.observe(section, { subtree: true, attributeFilter: ['data-current'] });
      }),
    advances,
  );

/** Presses a button and gives the milliseconds until the slides have gone 99 % of their way. */
export const glideTime = (carousel: Locator, button: 'Next slide' | 'Previous slide') =>
  carousel.evaluate(
    (section, name) =>
      new Promise<number>((resolve) => {
        const strip = section.querySelector('[role=group]')!.parentElement!;
        const from = strip.getBoundingClientRect().left;
        const way: { time: number; left: number }[] = [];
        const start = performance.now();
        section.querySelector<HTMLElement>(`[aria-label="${name}"]`)!.click();
        const look = () => {
          const time = performance.now() - start;
          const { left } = strip.getBoundingClientRect();
          way.push({ time, left });
          // Still for ten frames: a busy machine may paint none for a while in the middle of the way.
          const end = way.slice(-10);
          if (left === from || end.length < 10 || end.some((one) => one.left !== left))
            return requestAnimationFrame(look);
          const late = way.findLastIndex((one) => Math.abs(one.left - left) > 0.01 * Math.abs(from - left));
          resolve(way[late + 1]!.time);
        };
        requestAnimationFrame(look);
      }),
    button,
  );

/** The slides in view, in the order in which they stand: number, left edge and right edge against the strip's box. */
export const inView = (carousel: Locator) =>
  carousel.evaluate((section) => {
    const slides = [...section.querySelectorAll<HTMLElement>('[role=group]')];
    const box = slides[0]!.parentElement!.parentElement!.getBoundingClientRect();
    return slides
      .map((slide, index) => ({ n: index + 1, slide, rect: slide.getBoundingClientRect() }))
      .filter(({ rect }) => rect.right > box.left + 10 && rect.left < box.right - 10)
      .sort((a, b) => a.rect.left - b.rect.left)
      .map(({ n, slide, rect }) => ({
        n,
        left: rect.left,
        right: rect.right,
        inert: slide.inert,
        current: slide.hasAttribute('data-current'),
      }));
  });

/** Waits until the slides have stood still for six frames. */
export async function settled(carousel: Locator) {
  await carousel.evaluate(
    (section) =>
      new Promise<void>((resolve) => {
        const strip = section.querySelector('[role=group]')!.parentElement!;
        let last = NaN;
        let still = 0;
        const look = () => {
          const { left } = strip.getBoundingClientRect();
          still = left === last ? still + 1 : 0;
          last = left;
          if (still > 5) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}

/** Pixels that can be seen of the first slide that the right edge of its strip cuts off. */
export const peek = (slides: Locator) =>
  slides.evaluateAll((all) => {
    const edge = all[0]!.closest('[data-strip]')!.getBoundingClientRect().right;
    const cutOff = all.map((slide) => slide.getBoundingClientRect()).find(({ right }) => right > edge + 1);
    return cutOff ? edge - cutOff.left : 0;
  });
