import type { Page } from 'playwright/test';
import { askedFor, expect, isAwake, test } from './kit';

const scriptsOf = (page: Page) => askedFor(page, (request) => request.resourceType() === 'script');
const expectAwake = (page: Page) => expect.poll(() => page.evaluate(isAwake, 'main'), page.url()).toBe(true);

test('pages without a form or slider at the top fetch no script until the visitor acts', async ({ context }) => {
  const visits = await Promise.all(
    ['/', '/commercial', '/aboutus', '/solar-calculator'].map(async (route) => {
      const page = await context.newPage();
      // Shows the whole calculator, which being in view does not start any script.
      if (route === '/solar-calculator') await page.setViewportSize({ width: 390, height: 3000 });
      const asked = scriptsOf(page);
      await page.goto(route);
      return { route, page, asked };
    }),
  );
  // Waits long enough for every script that a page would fetch without a touch or key.
  await visits[0]!.page.waitForTimeout(2000);
  for (const { route, page, asked } of visits) {
    expect(asked, route).toEqual([]);
    await page.keyboard.press('PageDown');
    await expectAwake(page);
    expect(asked.length, route).toBe(new Set(asked).size);
  }
});

test('a page that begins with a slider fetches the framework once it has loaded', async ({ page }) => {
  const asked = scriptsOf(page);
  let beforeLoad = NaN;
  page.once('load', () => (beforeLoad = asked.length));
  await page.goto('/residential');
  await expectAwake(page);
  expect(beforeLoad).toBe(0);
});
