import type { Page } from 'playwright/test';
import { pageOf } from '../lib/page-of';
import { expect, test } from './kit';
import { languages } from './site-words';

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

test('every figure in the tables of /subsidies can be read without scrolling sideways', async ({ page }) => {
  await page.goto('/subsidies');
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const cells = page.getByRole('main').getByRole('cell');
    expect(await cells.count()).toBeGreaterThanOrEqual(52);
    const outside = await cells.evaluateAll((all) =>
      all
        .filter((cell) => {
          const { left, right } = cell.getBoundingClientRect();
          const isCut = left < -1 || right > innerWidth + 1 || cell.scrollWidth > cell.clientWidth + 1;
          return isCut || !cell.checkVisibility();
        })
        .map((cell) => cell.textContent),
    );
    expect(outside, `at ${width} px`).toEqual([]);
    const name = await page
      .getByRole('cell', { name: '₹92,880' })
      .evaluate((cell) => getComputedStyle(cell, '::before').content);
    expect(name).toContain(width === 320 ? '"Subsidy"' : 'none');
    await expect(page.getByRole('columnheader', { name: 'Roof need' })).toBeAttached();
  }
});

for (const { pages, language } of languages)
  test(`beside the form of a town stands a picture of half its height: ${language.lang} @desktop`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${pageOf({ pages }, 'rooftop-solar').address}/bhadohi`);
    const section = page.locator('#consultation');
    const [picture, form] = await Promise.all([
      section.locator('picture img').boundingBox(),
      section.getByRole('form').boundingBox(),
    ]);
    expect(picture!.x + picture!.width).toBeLessThan(form!.x);
    expect(picture!.y + picture!.height - form!.y).toBeGreaterThan(form!.height / 2);
  });
