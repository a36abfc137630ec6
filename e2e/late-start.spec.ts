import type { Page } from 'playwright/test';
import { en } from './site-words';
import { tabbed } from './lead-forms';
import { askedFor, expect, isAwake, isScript, test } from './kit';

const expectAwake = (page: Page) => expect.poll(() => page.evaluate(isAwake, 'main'), page.url()).toBe(true);

test('pages without a form or slider at the top fetch no script until the visitor moves', async ({ context }) => {
  const visits = await Promise.all(
    ['/', '/home', '/commercial', '/housing_society', '/aboutus', '/solar-calculator'].map(async (route) => {
      const page = await context.newPage();
      // Shows the whole calculator, which starts no script by being in view.
      if (route === '/solar-calculator') await page.setViewportSize({ width: 390, height: 3000 });
      const asked = askedFor(page, isScript);
      await page.goto(route);
      return { route, page, asked };
    }),
  );
  // Waits long enough for every script that a page would fetch without a visitor's touch or key.
  await visits[0]!.page.waitForTimeout(3000);
  for (const { route, page, asked } of visits) {
    expect(asked, route).toEqual([]);
    await page.keyboard.press('PageDown');
    await expectAwake(page);
    expect(asked.length, route).toBe(new Set(asked).size);
  }
});

for (const route of ['/residential', '/go-solar'])
  test(`${route}, which begins with a form or a slider, fetches the framework once it has loaded`, async ({ page }) => {
    const asked = askedFor(page, isScript);
    let beforeLoad = NaN;
    page.once('load', () => (beforeLoad = asked.length));
    await page.goto(route);
    await expectAwake(page);
    expect(beforeLoad).toBe(0);
  });

test('a page whose scripts have gone with an update offers a reload, which keeps what was typed', async ({ page }) => {
  const asked: string[] = [];
  await page.route('**/_next/static/**/*.js', async (route) => {
    const { pathname } = new URL(route.request().url());
    if ((await page.locator('#late-scripts').textContent())!.includes(pathname)) return route.continue();
    asked.push(pathname);
    await route.fulfill({ status: 404, body: '' });
  });
  await page.route('**/go-solar', async (route) => {
    if (route.request().resourceType() !== 'fetch') return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('/_next/static/late/', '/_next/static/late/new-');
    await route.fulfill({ response, body });
  });
  await page.goto('/go-solar', { waitUntil: 'commit' });
  const name = page.getByRole('textbox', { name: tabbed.first });
  await name.fill('Asha Devi');
  // Takes focus from the field, because the offer of a reload is hidden while a field has focus.
  await name.blur();
  const offer = page.getByRole('status').filter({ hasText: en.stalePage.text });
  await expect(offer).toContainText(en.stalePage.kept);
  // Waits until React has asked a second time for each missing script: the offer of a reload may appear before that.
  await expect.poll(() => asked.length / new Set(asked).size).toBe(2);
  await page.unrouteAll();
  await offer.getByRole('button', { name: en.stalePage.reload }).click();
  await expect(page.getByRole('tab', { name: 'Residential' })).toBeVisible();
  await expect(name).toHaveValue('Asha Devi');
  await expect(offer).toBeHidden();
  const { width, height } = (await page
    .getByRole('button', { name: tabbed.words.restored.clear, exact: true })
    .boundingBox())!;
  expect(Math.min(width, height), 'the button that clears a restored form').toBeGreaterThanOrEqual(47.5);
});
