import type { Page } from 'playwright/test';
import { expect, test } from './kit';

const tiles = (page: Page) => page.getByRole('region', { name: 'Our solar solutions' }).getByRole('link');
const boxes = async (page: Page) => (await Promise.all((await tiles(page).all()).map((tile) => tile.boundingBox()))).map((box) => box!);
const widthOfFirst = async (page: Page) => (await boxes(page))[0]!.width;

for (const route of ['/', '/home']) {
  test(`a tile of ${route} grows under the pointer and under focus, and shrinks back @desktop`, async ({ page }) => {
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
    await expect(first).toBeFocused();
    await expect.poll(() => widthOfFirst(page)).toBeGreaterThan(resting * 1.03);
  });
}

test('the tiles stand side by side at 769 px and in a stack at 768 px', async ({ page }) => {
  await page.setViewportSize({ width: 769, height: 900 });
  await page.goto('/home');
  const row = await boxes(page);
  expect(new Set(row.map(({ y }) => y)).size).toBe(1);
  expect(row[1]!.x).toBeGreaterThanOrEqual(row[0]!.x + row[0]!.width);

  for (const width of [768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const stack = await boxes(page);
    expect(new Set(stack.map(({ x }) => x)).size, `at ${width} px`).toBe(1);
    expect(stack[1]!.y).toBeGreaterThanOrEqual(stack[0]!.y + stack[0]!.height);
  }
});

test('a tile keeps its size on a phone, where nothing hovers', async ({ page }) => {
  await page.goto('/home');
  const resting = await widthOfFirst(page);
  await tiles(page).first().focus();
  expect(await widthOfFirst(page)).toBe(resting);
});

const goBack = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Go Back' });

test('Go Back returns to the page of this site that led here, where it was left', async ({ page }) => {
  await page.goto('/');
  await page.goto('/commercial');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/careers';
    document.body.append(link);
    link.click();
  });
  await page.waitForURL('/careers');
  const entries = await page.evaluate(() => history.length);
  await wakes(page);
  await goBack(page).click();
  await page.waitForURL('/commercial');
  // Gone back, not gone on: no entry was added.
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('Go Back leads to the first page when nothing of this site led here', async ({ page }) => {
  await page.goto('/careers');
  await wakes(page);
  await goBack(page).click();
  await page.waitForURL('/');
});

test('Go Back leads to the first page without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/careers');
  await goBack(page).click();
  await page.waitForURL('/');
  await context.close();
});

/** Waits until React has taken over the link. */
async function wakes(page: Page) {
  await goBack(page).hover();
  await expect.poll(() => goBack(page).evaluate((link) => Object.keys(link).some((key) => key.startsWith('__reactProps')))).toBe(true);
}
