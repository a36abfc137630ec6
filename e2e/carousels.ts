import type { Clock, Locator, Page } from 'playwright/test';
import { expect } from './kit';

/** Every kind of carousel, where it stands, and what the visitor was promised of it, in milliseconds. */
export const carousels = [
  { name: 'the hero slider', route: '/residential', label: 'Solar for your roof', slides: 3, interval: 4000 },
  { name: 'the news', route: '/home', label: 'Reports about solar at home', slides: 5, interval: 2000 },
  { name: 'the projects', route: '/housing_society', label: 'Pictures of our projects', slides: 10, interval: 1500 },
  { name: 'the consultation', route: '/go-solar', label: 'The steps of a consultation', slides: 3, interval: 3000 },
] as const;

export const [hero, news, projects, consultation] = carousels;

export const region = (page: Page, { label }: { label: string }) =>
  page.getByRole('region', { name: label, exact: true });

/** Opens the page and waits until the carousel stands in the middle of the window and has been taken over. */
export async function open(page: Page, kind: { route: string; label: string }): Promise<Locator> {
  await page.goto(kind.route);
  const carousel = region(page, kind);
  await carousel.evaluate((section) => section.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(carousel.getByRole('button', { name: 'Next slide' })).toBeVisible();
  await expect(carousel).toHaveAttribute('data-awake');
  return carousel;
}

/** Lets time stand from now on: it goes on by the test's word alone. */
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

/** Presses "Next slide" and gives the milliseconds until the slide that comes has gone 99 % of its way. */
export const moveTime = (carousel: Locator) =>
  carousel.evaluate(
    (section) =>
      new Promise<number>((resolve) => {
        const button = section.querySelector<HTMLElement>('[aria-label="Next slide"]')!;
        const strip = section.querySelector('[role=group]')!.parentElement!;
        const from = strip.getBoundingClientRect().left;
        const way: { time: number; left: number }[] = [];
        const start = performance.now();
        button.click();
        const look = () => {
          const time = performance.now() - start;
          way.push({ time, left: strip.getBoundingClientRect().left });
          if (time < 1600) return requestAnimationFrame(look);
          const to = way.at(-1)!.left;
          const late = way.findLastIndex(({ left }) => Math.abs(left - to) > 0.01 * Math.abs(from - to));
          resolve(way[late + 1]!.time);
        };
        requestAnimationFrame(look);
      }),
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

/** Waits until nothing glides any more. */
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

/** Pixels that can be seen of the first slide that a strip cuts off at its right side. */
export async function peek(strip: Locator, slides: Locator): Promise<number> {
  const edge = await strip.evaluate((node) => node.getBoundingClientRect().right);
  const boxes = (await Promise.all((await slides.all()).map((slide) => slide.boundingBox()))).map((box) => box!);
  const cutOff = boxes.find(({ x, width }) => x + width > edge + 1);
  return cutOff ? edge - cutOff.x : 0;
}
