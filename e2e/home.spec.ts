import type { Page } from 'playwright/test';
import { expect, test } from './kit';
import { en } from './site-words';

const tiles = (page: Page) => page.getByRole('region', { name: 'Our solar solutions' }).getByRole('link');
const boxes = (page: Page) =>
  tiles(page).evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().toJSON() as DOMRect));
const widthOfFirst = async (page: Page) => (await boxes(page))[0]!.width;

test('a tile of the solutions grows under the pointer and under focus, and shrinks @desktop', async ({ page }) => {
  for (const route of ['/', '/home']) {
    await page.goto(route);
    await expect(tiles(page)).toHaveCount(3);
    const first = tiles(page).first();
    await first.scrollIntoViewIfNeeded();
    const resting = await widthOfFirst(page);
    await first.hover();
    await expect.poll(() => widthOfFirst(page)).toBeGreaterThan(resting * 1.03);
    await page.mouse.move(0, 0);
    await expect.poll(() => widthOfFirst(page)).toBeCloseTo(resting, 0);
    await tiles(page).nth(1).focus();
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => widthOfFirst(page)).toBeGreaterThan(resting * 1.03);
  }
});

test('the tiles stand side by side at 769 px, in a stack at 768 px, and do not grow on a phone', async ({ page }) => {
  await page.goto('/home');
  for (const [width, columns, rows] of [
    [769, 3, 1],
    [768, 1, 3],
    [320, 1, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const places = await boxes(page);
    expect(new Set(places.map(({ x }) => x)).size, `columns at ${width} px`).toBe(columns);
    expect(new Set(places.map(({ y }) => y)).size, `rows at ${width} px`).toBe(rows);
  }
  const resting = await widthOfFirst(page);
  await tiles(page).first().focus();
  // Waits longer than a tile takes to grow in a wide window.
  await page.waitForTimeout(800);
  expect(await widthOfFirst(page)).toBeCloseTo(resting, 0);
});

test('the link "Go Back" returns to the site that led here, also after the skip link was used', async ({ page }) => {
  const search = 'https://search.example/';
  await page.route(search, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Results</title>' }));
  await page.goto(search);
  await page.goto('/careers');
  await page.getByRole('link', { name: en.navigation.skip }).press('Enter');
  await page.waitForURL('/careers#content');
  await page.getByRole('main').getByRole('link', { name: 'Go Back' }).click();
  await page.waitForURL(search);
});
