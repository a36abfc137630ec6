import type { Page } from 'playwright/test';
import { expect, holdScripts, test } from './kit';

/** The scripts that a page asks for, from now on. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

const isHydrated = (page: Page) => page.evaluate(() => Object.keys(document.querySelector('main')!).some((key) => key.startsWith('__reactFiber')));

/** Long enough for all that a page does by itself. */
const settled = (page: Page) => page.waitForTimeout(3000);

const still = ['/', '/home', '/commercial', '/housing_society', '/aboutus'];
const native = ['/knowmore', '/careers', '/guidedownload', '/subsidies', '/privacy-policy', '/terms-of-service', '/tnc-goodzero', '/accessibility', '/nowhere'];

for (const route of still) {
  test(`${route} fetches no script for a visitor who reads the first screen and leaves`, async ({ page }) => {
    const asked = scriptsOf(page);
    await page.goto(route);
    await settled(page);
    expect(asked).toEqual([]);
    await page.keyboard.press('PageDown');
    await expect.poll(() => isHydrated(page)).toBe(true);
    expect(asked.length).toBe(new Set(asked).size);
  });
}

test('pages in which nothing waits for the framework never fetch it', async ({ page }) => {
  const asked = scriptsOf(page);
  for (const route of native) {
    await page.goto(route);
    await page.keyboard.press('End');
    await page.mouse.move(100, 200);
    await page.waitForTimeout(500);
    expect(asked, route).toEqual([]);
  }
});

for (const route of ['/residential', '/go-solar']) {
  test(`${route}, which begins with a form or a slider, fetches the framework by itself, after the page has loaded @both`, async ({ page }) => {
    await page.goto(route);
    await expect.poll(() => isHydrated(page)).toBe(true);
    const times = await page.evaluate(() => ({
      loaded: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
      first: Math.min(...performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).map(({ startTime }) => startTime)),
    }));
    expect(times.first).toBeGreaterThan(times.loaded);
  });
}

test('every page stands in its own styles: no style sheet is fetched, before or after it wakes', async ({ page }) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet' || request.url().includes('.css')) sheets.push(request.url());
  });
  for (const route of [...still, '/residential', '/go-solar']) {
    await page.goto(route);
    await page.keyboard.press('End');
    await expect.poll(() => isHydrated(page)).toBe(true);
    await page.waitForTimeout(500);
  }
  expect(sheets).toEqual([]);
});

const slider = (page: Page) => page.getByRole('region', { name: 'Where the sun can go to work' });
const current = (page: Page) => slider(page).locator('button[aria-current]').getAttribute('aria-label');

test('a press on a slider that sleeps is carried out once, ten seconds of waiting later or less @both', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/residential', { waitUntil: 'commit' });
  await slider(page).getByRole('button', { name: 'Next slide' }).click();
  await slider(page).getByRole('button', { name: 'Pause' }).click();
  await slider(page).getByRole('button', { name: 'Go to slide 3' }).click();
  await page.waitForTimeout(3000);
  release();
  await expect.poll(() => current(page)).toBe('Go to slide 3');
  await page.waitForTimeout(1000);
  expect(await current(page)).toBe('Go to slide 3');
  await expect(slider(page).getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('a press that has waited for ten seconds is given up', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/residential', { waitUntil: 'commit' });
  await slider(page).getByRole('button', { name: 'Go to slide 3' }).click();
  await page.waitForTimeout(10_500);
  release();
  await expect(slider(page)).toHaveAttribute('data-awake', 'moving');
  expect(await current(page)).toBe('Go to slide 1');
});

const failures = [
  { name: 'are blocked', files: /\.js(\?|$)/ },
  { name: 'fail half-way', files: /\/chunks\/[^/]+\.js(\?|$)/ },
];
for (const { name, files } of failures) {
  test(`when scripts ${name}, the form says how to reach the company, keeps what was typed, and what is native works`, async ({ page }) => {
    await page.route(files, (route) => route.abort('connectionfailed'));
    await page.goto('/go-solar');
    const form = page.locator('main form');
    await form.getByLabel('Full name').fill('Asha Devi');
    await expect(form.getByRole('status').getByRole('link', { name: /WhatsApp/ })).toBeVisible();
    await form.getByRole('radio', { name: 'Housing' }).check({ force: true });
    await expect(form.getByLabel('Full name')).toHaveValue('Asha Devi');
    await expect(slider(page).getByRole('button')).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Commercial' })).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
  });
}

test('scripts that come at the second try wake the page as if nothing had been', async ({ page }) => {
  const tried = new Set<string>();
  await page.route(/\.js(\?|$)/, (route) => {
    const { pathname } = new URL(route.request().url());
    if (tried.has(pathname)) return route.continue();
    tried.add(pathname);
    return route.abort('connectionfailed');
  });
  await page.goto('/go-solar');
  await expect.poll(() => isHydrated(page)).toBe(true);
  await expect(page.getByRole('tab', { name: 'Residential' })).toBeVisible();
});

test('a press during which the tabs come is not lost', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/go-solar', { waitUntil: 'commit' });
  const housing = page.locator('main form label').filter({ hasText: 'Housing' }).first();
  await housing.hover();
  await page.mouse.down();
  release();
  await expect.poll(() => isHydrated(page)).toBe(true);
  // Time for the part that brings the tabs to arrive.
  await page.waitForTimeout(1000);
  await page.mouse.up();
  await expect(page.getByRole('tab', { name: 'Housing' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('textbox', { name: 'Housing society' })).toBeVisible();
});
