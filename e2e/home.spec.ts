import type { Page } from 'playwright/test';
import { expect, test } from './kit';

const tiles = (page: Page) => page.getByRole('region', { name: 'Our solar solutions' }).getByRole('link');
const boxes = async (page: Page) =>
  (await Promise.all((await tiles(page).all()).map((tile) => tile.boundingBox()))).map((box) => box!);
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

test('the tiles stand side by side at 769 px and in a stack at 768 px, and do not grow on a phone', async ({
  page,
}) => {
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
  const resting = await widthOfFirst(page);
  await tiles(page).first().focus();
  expect(await widthOfFirst(page)).toBe(resting);
});

const goBack = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Go Back' });

/** Follows a link of the page that is open. */
const follow = (page: Page, href: string) =>
  page.evaluate((target) => {
    const link = document.createElement('a');
    link.href = target;
    document.body.append(link);
    link.click();
  }, href);

for (const arrival of ['/careers', '/careers#content']) {
  test(`Go Back returns to the page that led to ${arrival}`, async ({ page }) => {
    await page.goto('/');
    await page.goto('/commercial');
    await follow(page, arrival);
    await page.waitForURL(arrival);
    const entries = await page.evaluate(() => history.length);
    await goBack(page).click();
    await page.waitForURL('/commercial');
    // Gone back, not gone on: no entry was added.
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });
}

test('Go Back returns to the search page that led here, past the skip link', async ({ page, baseURL }) => {
  await page.route('https://search.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Results</title>' }),
  );
  await page.goto('https://search.example/');
  await follow(page, `${baseURL}/careers`);
  await page.waitForURL('/careers');
  await page.getByRole('link', { name: 'Skip to the content' }).press('Enter');
  await page.waitForURL('/careers#content');
  await goBack(page).click();
  await page.waitForURL('https://search.example/');
});

test('Go Back leads to the first page from a new tab, where nothing is to go back to', async ({ page, context }) => {
  await page.goto('/');
  const opened = context.waitForEvent('page');
  await page.evaluate(() => window.open('/careers', '_blank', 'noopener'));
  const tab = await opened;
  await goBack(tab).click();
  await tab.waitForURL('/');
});

test('Go Back leads to the first page without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/careers');
  await goBack(page).click();
  await page.waitForURL('/');
  await context.close();
});
