import type { Page } from 'playwright/test';
import { expect, test } from './kit';

const strip = (page: Page) => page.getByRole('region', { name: 'Trusted By' });
const left = (page: Page) =>
  strip(page)
    .getByRole('list')
    .evaluate((row) => row.getBoundingClientRect().left);

/** Pixels a second over one second and more, whatever the frames did. */
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
      // Where the row has begun anew meanwhile, it has come back by its own width.
      const width = row.getBoundingClientRect().width;
      return ((((start.left - end.left) % width) + width) % width) / ((end.at - start.at) / 1000);
    });

test('the logos move at 100 px a second, without a gap at either end', async ({ page }) => {
  await page.goto('/home');
  await strip(page).scrollIntoViewIfNeeded();
  expect(await speed(page)).toBeGreaterThan(95);
  expect(await speed(page)).toBeLessThan(105);
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
  // The first move of a hand wakes the page.
  await page.mouse.move(1, 1);
  await expect.poll(() => opacity(page)).toBe('0');
  await reach(page, 0.27);
  await page.waitForTimeout(1000);
  expect(await opacity(page)).toBe('0');
  await reach(page, 0.33);
  await expect.poll(() => opacity(page)).toBe('1');
});

test('without scripts, and with reduced motion, the journey and the gallery are all there', async ({
  browser,
  baseURL,
}) => {
  for (const options of [{ javaScriptEnabled: false }, { reducedMotion: 'reduce' as const }]) {
    const page = await browser.newPage({ baseURL, viewport: { width: 390, height: 844 }, ...options });
    await page.goto('/aboutus');
    await page.waitForTimeout(500);
    expect(await opacity(page)).toBe('1');
    const team = page.getByRole('region', { name: 'The people who come to your roof' }).getByRole('listitem');
    await expect(team).toHaveCount(6);
    for (const item of await team.all()) {
      await item.scrollIntoViewIfNeeded();
      expect(await item.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
    }
    await page.close();
  }
});

test('the pictures of the team fit into one another, and slide in from their sides @both', async ({ page }) => {
  await page.goto('/aboutus');
  const team = page.getByRole('region', { name: 'The people who come to your roof' }).getByRole('listitem');
  const first = team.first();
  const shift = () => first.evaluate((item) => new DOMMatrix(getComputedStyle(item).transform).e);
  // The first one comes from the left, and has arrived when it stands in the window.
  await first.evaluate((item) => window.scrollBy(0, item.getBoundingClientRect().top - window.innerHeight + 20));
  await expect.poll(shift).toBeLessThan(-5);
  await first.evaluate((item) => item.scrollIntoView({ block: 'center' }));
  await expect.poll(shift).toBe(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const boxes = await team.evaluateAll((items) =>
    items.map((item) => item.getBoundingClientRect()).map(({ width, height }) => width * height),
  );
  const grid = await first.evaluate(
    (item) => item.parentElement!.getBoundingClientRect().width * item.parentElement!.getBoundingClientRect().height,
  );
  // Holes in the grid would leave more than the gaps between the pictures.
  expect(boxes.reduce((sum, area) => sum + area, 0) / grid).toBeGreaterThan(0.88);
});

test('the pictures of the team fit into one another at any width @desktop', async ({ page }) => {
  for (const width of [390, 768, 1440]) {
    await test.step(`the pictures of the team fit into one another at ${width} px, small ones and large ones`, async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/aboutus');
      const { covered, room, sizes } = await page
        .getByRole('region', { name: 'The people who come to your roof' })
        .getByRole('list')
        .evaluate((list) => {
          const gap = parseFloat(getComputedStyle(list).columnGap);
          const area = ({ width: across, height: down }: DOMRect) => (across + gap) * (down + gap);
          const boxes = [...list.children].map((item) => item.getBoundingClientRect());
          return {
            covered: boxes.reduce((sum, box) => sum + area(box), 0),
            room: area(list.getBoundingClientRect()),
            sizes: new Set(boxes.map((box) => `${Math.round(box.width)} x ${Math.round(box.height)}`)).size,
          };
        });
      expect(covered / room).toBeCloseTo(1, 2);
      expect(sizes).toBe(2);
    });
  }
});

test('no picture of the team slides over the words above it at any width @desktop', async ({ page }) => {
  for (const width of [390, 1024, 1280, 1440, 1600]) {
    await test.step(`no picture of the team slides over the words above it at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/aboutus');
      const covered = await page.locator('[aria-labelledby=gallery]').evaluate(async (team) => {
        const names: string[] = [];
        const words = team.querySelector('h2 + p')!;
        const start = scrollY + words.getBoundingClientRect().top - innerHeight;
        for (let top = start; top < start + innerHeight; top += 20) {
          scrollTo({ top, behavior: 'instant' });
          await new Promise(requestAnimationFrame);
          await new Promise(requestAnimationFrame);
          const { bottom } = words.getBoundingClientRect();
          for (const item of team.querySelectorAll('li'))
            if (item.getBoundingClientRect().top < bottom) names.push(`${item.textContent} at ${top}`);
        }
        return names;
      });
      expect(covered).toEqual([]);
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
