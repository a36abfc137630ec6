import type { Page } from 'playwright/test';
import { expect, test } from './kit';

const strip = (page: Page) => page.getByRole('region', { name: 'Trusted By' });
const left = (page: Page) =>
  strip(page)
    .getByRole('list')
    .evaluate((row) => row.getBoundingClientRect().left);

/** Pixels a second, measured over 1.5 s by the clock of the animations, so that dropped frames do not count. */
const speed = (page: Page) =>
  strip(page)
    .getByRole('list')
    .evaluate(async (row) => {
      const look = () =>
        new Promise<{ at: number; left: number }>((resolve) =>
          requestAnimationFrame(() =>
            resolve({ at: Number(document.timeline.currentTime), left: row.getBoundingClientRect().left }),
          ),
        );
      const start = await look();
      await new Promise((resolve) => setTimeout(resolve, 1500));
      const end = await look();
      // When the row starts again it jumps back by its own width.
      const width = row.getBoundingClientRect().width;
      return ((((start.left - end.left) % width) + width) % width) / ((end.at - start.at) / 1000);
    });

test('the logos move at 100 px a second, without a gap at either end', async ({ page }) => {
  await page.goto('/home');
  await strip(page).scrollIntoViewIfNeeded();
  const measured = await speed(page);
  expect(measured).toBeGreaterThan(95);
  expect(measured).toBeLessThan(105);
  const row = await strip(page)
    .getByRole('list')
    .evaluate((list) => ({
      width: list.getBoundingClientRect().width,
      window: list.parentElement!.getBoundingClientRect().width,
    }));
  expect(row.width).toBeGreaterThanOrEqual(row.window);
});

test('the pause button stops the logos, without scripts too', async ({ browser, baseURL, viewport }) => {
  const page = await browser.newPage({ baseURL, viewport, javaScriptEnabled: false });
  await page.goto('/home');
  await strip(page).getByText('Pause the logos').click({ force: true });
  await expect(page.getByRole('checkbox', { name: 'Pause the logos' })).toBeChecked();
  const stopped = await left(page);
  await page.waitForTimeout(500);
  expect(await left(page)).toBe(stopped);
  await page.close();
});

test('with reduced motion the logos stand still, all five in view', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/home');
  await strip(page).scrollIntoViewIfNeeded();
  const before = await left(page);
  await page.waitForTimeout(500);
  expect(await left(page)).toBe(before);
  // Nothing moves, so there is nothing to pause.
  await expect(strip(page).getByRole('checkbox')).toBeHidden();
  await expect(strip(page).locator('label')).toBeHidden();
  const logos = strip(page).getByRole('img');
  await expect(logos).toHaveCount(5);
  for (const logo of await logos.all()) await expect(logo).toBeInViewport({ ratio: 1 });
});

const step = (page: Page) => page.getByRole('listitem').filter({ hasText: '300+ housing societies' });
const opacity = (page: Page) => step(page).evaluate((item) => getComputedStyle(item).opacity);

/** Scrolls until so much of the step stands above the lower edge of the window. */
const reach = (page: Page, share: number) =>
  step(page).evaluate((item, part) => {
    const { top, height } = item.getBoundingClientRect();
    window.scrollBy(0, top + height * part - document.documentElement.clientHeight);
  }, share);

test('a step of the journey fades in when 30 % of it is visible @both', async ({ page }) => {
  await page.goto('/aboutus');
  // The first move of the mouse wakes the page.
  await page.mouse.move(1, 1);
  await expect.poll(() => opacity(page)).toBe('0');
  await reach(page, 0.27);
  await page.waitForTimeout(1000);
  expect(await opacity(page)).toBe('0');
  await reach(page, 0.33);
  await expect.poll(() => opacity(page)).toBe('1');
});

test('without scripts, and with reduced motion, the journey and the gallery are shown in full', async ({
  browser,
  baseURL,
}) => {
  for (const options of [{ javaScriptEnabled: false }, { reducedMotion: 'reduce' as const }]) {
    const page = await browser.newPage({ baseURL, viewport: { width: 390, height: 844 }, ...options });
    await page.goto('/aboutus');
    await page.waitForTimeout(500);
    expect(await opacity(page)).toBe('1');
    await expect(team(page)).toHaveCount(6);
    for (const item of await team(page).all()) {
      await item.scrollIntoViewIfNeeded();
      expect(await item.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
    }
    await page.close();
  }
});

const team = (page: Page) =>
  page.getByRole('region', { name: 'The people who come to your roof' }).getByRole('listitem');

test('the pictures of the team slide in from their sides @both', async ({ page }) => {
  await page.goto('/aboutus');
  const first = team(page).first();
  const shift = () => first.evaluate((item) => new DOMMatrix(getComputedStyle(item).transform).e);
  // The first one comes from the left, and has arrived when it stands in the window.
  await first.evaluate((item) => window.scrollBy(0, item.getBoundingClientRect().top - window.innerHeight + 20));
  await expect.poll(shift).toBeLessThan(-5);
  await first.evaluate((item) => item.scrollIntoView({ block: 'center' }));
  await expect.poll(shift).toBe(0);
});

test('at any width the pictures of the team fit into one another and never slide over the words above @desktop', async ({
  page,
}) => {
  await page.goto('/aboutus');
  for (const width of [390, 768, 1024, 1280, 1440, 1600]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const covered = await page.locator('[aria-labelledby=gallery]').evaluate(async (gallery) => {
        const names: string[] = [];
        const words = gallery.querySelector('h2 + p')!;
        const start = scrollY + words.getBoundingClientRect().top - innerHeight;
        for (let top = start; top < start + innerHeight; top += 40) {
          scrollTo({ top, behavior: 'instant' });
          await new Promise(requestAnimationFrame);
          await new Promise(requestAnimationFrame);
          const { bottom } = words.getBoundingClientRect();
          for (const item of gallery.querySelectorAll('li'))
            if (item.getBoundingClientRect().top < bottom) names.push(`${item.textContent} at ${top}`);
        }
        return names;
      });
      expect(covered).toEqual([]);

      await page.emulateMedia({ reducedMotion: 'reduce' });
      const { filled, room, sizes } = await team(page)
        .first()
        .evaluate((item) => {
          const list = item.parentElement!;
          const gap = parseFloat(getComputedStyle(list).columnGap);
          const area = ({ width: across, height: down }: DOMRect) => (across + gap) * (down + gap);
          const boxes = [...list.children].map((one) => one.getBoundingClientRect());
          return {
            filled: boxes.reduce((sum, box) => sum + area(box), 0),
            room: area(list.getBoundingClientRect()),
            sizes: new Set(boxes.map((box) => `${Math.round(box.width)} x ${Math.round(box.height)}`)).size,
          };
        });
      expect(filled / room, 'of the room is filled').toBeCloseTo(1, 2);
      expect(sizes, 'small ones and large ones').toBe(2);
    });
  }
});

test('cards keep clear of the button below them while they settle and after @both', async ({ page }) => {
  for (const [route, name] of [
    ['/', 'Know More'],
    ['/residential', 'Know More'],
    ['/go-solar', 'Call us'],
  ] as const) {
    await test.step(`the cards over "${name}" on ${route} keep clear of it while they settle and after`, async () => {
      await page.goto(route);
      const button = page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}`) });
      const room = () =>
        button.evaluate((link) => {
          const cards = [...link.closest('section')!.querySelectorAll('h2 ~ ul > li')];
          return (
            link.getBoundingClientRect().top - Math.max(...cards.map((card) => card.getBoundingClientRect().bottom))
          );
        });
      // Out of view the cards have not settled yet.
      expect(await room()).toBeGreaterThanOrEqual(16);
      await button.evaluate((link) => link.scrollIntoView({ block: 'end' }));
      await expect.poll(room).toBeGreaterThanOrEqual(32);
    });
  }
});
