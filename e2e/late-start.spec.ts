import type { Page } from 'playwright/test';
import { askedFor, expect, isAwake, test } from './kit';

const scriptsOf = (page: Page) => askedFor(page, (request) => request.resourceType() === 'script');
const expectAwake = (page: Page) => expect.poll(() => page.evaluate(isAwake, 'main'), page.url()).toBe(true);

test('pages without a form or carousel at the top fetch no script until the visitor acts, and then none twice', async ({
  context,
}) => {
  const visits = await Promise.all(
    ['/', '/commercial', '/aboutus'].map(async (route) => {
      const page = await context.newPage();
      const asked = scriptsOf(page);
      await page.goto(route);
      return { route, page, asked };
    }),
  );
  // Waits 2 s, long enough for every script that a page would fetch without a touch or key.
  await visits[0]!.page.waitForTimeout(2000);
  for (const { route, page, asked } of visits) {
    expect(asked, route).toEqual([]);
    await page.keyboard.press('PageDown');
    await expectAwake(page);
    expect(asked.length, route).toBe(new Set(asked).size);
  }
});

for (const route of ['/solar-calculator', '/go-solar'])
  test(`a page with a form in view fetches each script of React once, but runs React only when the visitor acts: ${route}`, async ({
    page,
  }) => {
    const asked = scriptsOf(page);
    await page.goto(route);
    const listed = await page.locator('#late-scripts').evaluate((list) => JSON.parse(list.textContent) as string[]);
    await expect.poll(() => asked.toSorted()).toEqual(listed.toSorted());
    // Waits 1 s, long enough for React to start, if anything starts React.
    await page.waitForTimeout(1000);
    expect(await page.evaluate(isAwake, 'main')).toBe(false);
    await page.keyboard.press('Shift');
    await expectAwake(page);
    expect(asked.toSorted(), 'no file is fetched twice').toEqual([...new Set(asked)].toSorted());
  });

test('a page that begins with a carousel fetches and runs React once the page has loaded', async ({ page }) => {
  const asked = scriptsOf(page);
  let beforeLoad = NaN;
  page.once('load', () => (beforeLoad = asked.length));
  await page.goto('/residential');
  await expectAwake(page);
  expect(beforeLoad).toBe(0);
});
