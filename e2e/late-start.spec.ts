import type { Locator, Page } from 'playwright/test';
import { reviews as reviewsOf } from './carousels';
import { expect, holdScripts, test } from './kit';

/** The scripts that a page asks for, from now on. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

const isHydrated = (page: Page) =>
  page.evaluate(() => Object.keys(document.querySelector('main')!).some((key) => key.startsWith('__reactFiber')));

/** Pages whose scripts wait for the visitor's first move. */
const still = ['/', '/home', '/commercial', '/housing_society', '/aboutus'];
/** Pages that need no script at all. */
const native = [
  '/knowmore',
  '/careers',
  '/guidedownload',
  '/subsidies',
  '/privacy-policy',
  '/terms-of-service',
  '/tnc-goodzero',
  '/accessibility',
  '/nowhere',
];

test('pages without a form or slider on the first screen fetch no script until the visitor moves', async ({
  context,
}) => {
  const visits = await Promise.all(
    still.map(async (route) => {
      const page = await context.newPage();
      const asked = scriptsOf(page);
      await page.goto(route);
      return { route, page, asked };
    }),
  );
  // Long enough for all that a page does by itself.
  await visits[0]!.page.waitForTimeout(3000);
  for (const { route, page, asked } of visits) {
    expect(asked, route).toEqual([]);
    await page.keyboard.press('PageDown');
    await expect.poll(() => isHydrated(page), route).toBe(true);
    expect(asked.length, route).toBe(new Set(asked).size);
  }
});

test('pages without interactive parts never fetch the framework', async ({ page }) => {
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
  test(`${route}, which begins with a form or a slider, fetches the framework without waiting for a visitor, after the page has loaded`, async ({
    page,
  }) => {
    await page.goto(route);
    await expect.poll(() => isHydrated(page)).toBe(true);
    const times = await page.evaluate(() => ({
      loaded: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
      first: Math.min(
        ...performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ startTime }) => startTime),
      ),
    }));
    expect(times.first).toBeGreaterThan(times.loaded);
  });
}

const slider = (page: Page) => page.getByRole('region', { name: 'Solar for your roof' });
const current = (page: Page) => slider(page).locator('button[aria-current]').getAttribute('aria-label');

/** The numbers of the slides that stand in the box of a slider, whole or nearly so. */
const inBox = (carousel: Locator) =>
  carousel.evaluate((section) => {
    const box = section.querySelector('[data-strip]')!.getBoundingClientRect();
    return [...section.querySelectorAll('[data-slide]')].flatMap((slide, index) => {
      const { left, right } = slide.getBoundingClientRect();
      return left > box.left - 20 && right < box.right + 20 && getComputedStyle(slide).opacity === '1'
        ? [index + 1]
        : [];
    });
  });

test('before it wakes, a slider follows a scrolling hand and a press at once, round its ends, and waking keeps its place', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/residential', { waitUntil: 'commit' });
  await slider(page)
    .locator('[data-strip]')
    .evaluate((strip) => (strip.scrollLeft = strip.scrollWidth));
  await expect.poll(() => current(page)).toBe('Go to slide 3');
  const press = (name: string) => slider(page).getByRole('button', { name, exact: true }).click();
  for (const [name, slide] of [
    ['Next slide', 1],
    ['Next slide', 2],
    ['Previous slide', 1],
    ['Previous slide', 3],
    ['Go to slide 2', 2],
  ] as const) {
    await press(name);
    expect(await inBox(slider(page)), name).toEqual([slide]);
    // The dots follow the strip's scroll event, which comes with the next frame.
    await expect.poll(() => current(page)).toBe(`Go to slide ${slide}`);
  }
  release();
  await expect(slider(page)).toHaveAttribute('data-awake', 'moving');
  // Longer than a repeated press would take to move it, and shorter than the slider's own interval.
  await page.waitForTimeout(1500);
  expect(await inBox(slider(page))).toEqual([2]);
  expect(await current(page)).toBe('Go to slide 2');
  await expect(slider(page).locator('[data-go][aria-current]')).toHaveCount(1);
});

test('before it wakes, the news slider answers every dot, and waking keeps its place @desktop', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/home', { waitUntil: 'commit' });
  const news = page.getByRole('region', { name: 'Reports about solar at home' });
  await news.evaluate((section) => section.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const dot = (n: number) => news.getByRole('button', { name: `Go to slide ${n}` });
  await dot(5).click();
  await expect(dot(5)).toHaveAttribute('aria-current', 'true');
  expect(await inBox(news)).toEqual([3, 4, 5]);
  await dot(2).click();
  expect(await inBox(news)).toEqual([2, 3, 4]);
  release();
  await expect(news).toHaveAttribute('data-awake', 'moving');
  expect(await inBox(news)).toEqual([2, 3, 4]);
  await expect(news.locator('[aria-current]')).toHaveAttribute('aria-label', 'Go to slide 2');
});

test('the projects stay where a press has moved them before they woke @desktop', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/housing_society', { waitUntil: 'commit' });
  const projects = page.getByRole('region', { name: 'Pictures of our projects' });
  await projects.evaluate((section) => section.scrollIntoView({ block: 'center', behavior: 'instant' }));
  for (let press = 0; press < 2; press++) await projects.getByRole('button', { name: 'Next slide' }).click();
  expect(await inBox(projects)).toEqual([3, 4, 5]);
  release();
  await expect(projects).toHaveAttribute('data-awake', 'moving');
  expect(await inBox(projects)).toEqual([3, 4, 5]);
});

for (const { route, first, second } of [
  { route: '/home', first: [1, 2], second: [3, 4] },
  { route: '/housing_society', first: [1], second: [2] },
  { route: '/commercial', first: [1, 2], second: [3, 4] },
]) {
  test(`before they wake, the reviews of ${route} move at once, and waking keeps their place`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(route, { waitUntil: 'commit' });
    const reviews = reviewsOf(page);
    await reviews.evaluate((section) => section.scrollIntoView({ block: 'center', behavior: 'instant' }));
    expect(await inBox(reviews)).toEqual(first);
    await reviews.getByRole('button', { name: 'Previous slide' }).click();
    await reviews.getByRole('button', { name: 'Next slide' }).click();
    await reviews.getByRole('button', { name: 'Next slide' }).click();
    expect(await inBox(reviews)).toEqual(second);
    release();
    await expect(reviews.locator('[data-controls=awake]')).toBeVisible();
    const shown = () =>
      reviews
        .locator('[data-slide]')
        .evaluateAll((all) => all.flatMap((slide, index) => (slide.hasAttribute('inert') ? [] : [index + 1])));
    expect(await shown()).toEqual(second);
  });
}

test('Pause, pressed before the slider wakes, is carried out once if it wakes within ten seconds', async ({
  page,
  clock,
}) => {
  await clock.install();
  const release = await holdScripts(page);
  await page.goto('/residential', { waitUntil: 'commit' });
  const pause = slider(page).getByRole('button', { name: 'Pause' });
  await pause.click();
  await expect(pause).toHaveCSS('opacity', '0.6');
  await slider(page).getByRole('button', { name: 'Next slide' }).click();
  await clock.runFor(7_000);
  release();
  await expect(slider(page).getByRole('button', { name: 'Play' })).toBeVisible();
  expect(await current(page)).toBe('Go to slide 2');
});

test('a Pause that has waited for more than ten seconds is dropped', async ({ page, clock }) => {
  await clock.install();
  const release = await holdScripts(page);
  await page.goto('/residential', { waitUntil: 'commit' });
  await slider(page).getByRole('button', { name: 'Pause' }).click();
  await clock.runFor(10_500);
  release();
  await expect(slider(page)).toHaveAttribute('data-awake', 'moving');
  await expect(slider(page).getByRole('button', { name: 'Pause' })).toBeVisible();
});

const failures = [
  { name: 'are blocked', files: /\.js(\?|$)/ },
  { name: 'fail half-way', files: /\/chunks\/[^/]+\.js(\?|$)/ },
];
for (const { name, files } of failures) {
  test(`when scripts ${name}, the form says how else to reach the company, keeps what was typed, and native controls work`, async ({
    page,
  }) => {
    await page.route(files, (route) => route.abort('connectionfailed'));
    await page.goto('/go-solar');
    const form = page.locator('main form');
    await form.getByLabel('Full name').fill('Asha Devi');
    await expect(form.getByRole('status').getByRole('link', { name: /WhatsApp/ })).toBeVisible();
    await form.locator('label', { hasText: 'Housing' }).first().click();
    await expect(form.getByRole('textbox', { name: 'Housing society' })).toBeEditable();
    await expect(form.getByLabel('Full name')).toHaveValue('Asha Devi');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Commercial' })).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
  });
}

test('scripts that only load at the second try wake the page all the same', async ({ page }) => {
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

test('a press is not lost when the tabs appear while it is held down', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/go-solar', { waitUntil: 'commit' });
  const housing = page.locator('main form label').filter({ hasText: 'Housing' }).first();
  await housing.hover();
  await page.mouse.down();
  release();
  await expect.poll(() => isHydrated(page)).toBe(true);
  // Time for the script of the tabs to arrive.
  await page.waitForTimeout(1000);
  await page.mouse.up();
  await expect(page.getByRole('tab', { name: 'Housing' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('textbox', { name: 'Housing society' })).toBeVisible();
});
