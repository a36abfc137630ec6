import type { Page } from 'playwright/test';
import { expect, setLetters, test } from './kit';

/** A page in a window of a size, with letters of a size. */
async function open(page: Page, route: string, width: number, height: number, letters: number) {
  await page.setViewportSize({ width, height });
  await page.goto(route);
  await setLetters(page, letters);
}

test('the header never covers what has keyboard focus, in low windows and with large letters @desktop', async ({
  page,
}) => {
  test.slow();
  const sizes = [
    [844, 390, 16],
    [900, 700, 16],
    [915, 412, 32],
    [1024, 768, 16],
    [1024, 768, 32],
    [1280, 800, 16],
    [1280, 800, 32],
  ] as const;
  for (const [width, height, letters] of sizes) {
    await open(page, '/commercial', width, height, letters);
    for (const key of [...Array<string>(45).fill('Tab'), ...Array<string>(45).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      const covered = await page.evaluate(() => {
        const header = document.querySelector('header')!;
        const focused = document.activeElement;
        if (!focused || focused === document.body || header.contains(focused) || !focused.closest('main, footer'))
          return null;
        return focused.getBoundingClientRect().top < header.getBoundingClientRect().bottom
          ? focused.outerHTML.slice(0, 120)
          : null;
      });
      expect(covered, `${width}x${height}, letters of ${letters} px, ${key}`).toBeNull();
    }
  }
});

test('the header stays in place in a large window, and only there @desktop', async ({ page }) => {
  const top = () => page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().top);
  const scrolled = async () => {
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    return top();
  };
  await open(page, '/commercial', 1280, 800, 16);
  expect(await scrolled()).toBe(0);
  await open(page, '/commercial', 1280, 500, 16);
  expect(await scrolled()).toBeLessThan(-100);
  await open(page, '/commercial', 1280, 800, 32);
  expect(await scrolled()).toBeLessThan(-100);
});

test('if large letters leave no room for the links, the menu takes their place @desktop', async ({ page }) => {
  await open(page, '/', 1280, 800, 32);
  const toggle = page.getByRole('button', { name: 'Menu', exact: true });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Subsidies' })).toBeHidden();
  await toggle.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Subsidies' })).toBeVisible();
  await setLetters(page, 16);
  await expect(menu).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Subsidies' })).toBeVisible();
});

test('the figure of the rating stays whole where large letters leave it little room', async ({ page }) => {
  for (const route of ['/', '/home', '/residential']) {
    await test.step(`the figure of the rating on ${route} stays whole where large letters leave it little room`, async () => {
      await open(page, route, 360, 800, 32);
      const figures = page.getByRole('main').getByText('4.8', { exact: true });
      await expect(figures).not.toHaveCount(0);
      const lines = await figures.evaluateAll((all) =>
        all.map((figure) => {
          const letters = document.createRange();
          letters.selectNodeContents(figure);
          return letters.getClientRects().length;
        }),
      );
      expect(new Set(lines)).toEqual(new Set([1]));
    });
  }
});
