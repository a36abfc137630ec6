import type { Locator, Page } from 'playwright/test';
import { expect, test } from './kit';

const slider = (page: Page) => page.locator('#hero-slider');
const slides = (page: Page) => slider(page).locator('[aria-roledescription="slide"]');

/** Where a part begins and ends, counted from the top of the window. */
const span = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect()).then(({ top, bottom }) => ({ top, bottom }));

// A small phone, a phone with its browser's bars, a large one, and phones on their side.
const windows = [
  [360, 640],
  [390, 664],
  [390, 844],
  [740, 360],
  [844, 390],
] as const;

for (const [width, height] of windows) {
  test(`/residential shows its headline, its line, its rating and its button in the first screen of ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/residential');
    const first = slides(page).first();
    // A browser without timelines shows the thumb-reach bar from the start.
    const cover = await page.locator('footer + nav').evaluate((bar) => (getComputedStyle(bar).position === 'fixed' ? bar.getBoundingClientRect().height : 0));
    const parts = [
      first.getByRole('heading', { level: 1 }),
      first.locator('h1 + p'),
      first.getByText('rating from 5000+ reviews'),
      first.getByRole('link', { name: 'Book a free consultation' }),
    ];
    for (const part of parts) {
      await expect(part).toBeVisible();
      const { top, bottom } = await span(part);
      expect(top).toBeGreaterThan(0);
      expect(bottom).toBeLessThanOrEqual(height - cover);
    }
  });

  test(`the button and the picture of /residential stay in their place on all three slides at ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/residential');
    for (const part of ['a', 'img']) {
      const places = await Promise.all((await slides(page).locator(part).all()).map(span));
      expect(places).toHaveLength(3);
      expect(new Set(places.map(({ top, bottom }) => `${Math.round(top)} to ${Math.round(bottom)}`)).size, part).toBe(1);
    }
  });
}

test('whoever comes to /residential finds two reviews and the questions, and never leaves for another form', async ({ page }) => {
  await page.goto('/residential');
  const reviews = page.getByRole('region', { name: 'Two homes that have done it' });
  await expect(reviews.getByRole('figure')).toHaveCount(2);
  await expect(reviews.getByRole('button')).toHaveCount(0);
  const questions = page.getByRole('region', { name: 'Questions people ask us first' });
  await expect(questions.locator('details details')).toHaveCount(6);
  await expect(questions.getByRole('link')).toHaveAttribute('href', '/residential#consultation');
});

for (const route of ['/', '/home']) {
  test(`the Homes tile of ${route} leads to a first screen of another look`, async ({ page }) => {
    await page.goto(route);
    await page.getByRole('region', { name: 'Our solar solutions' }).getByRole('link', { name: /^Homes/ }).click();
    await page.waitForURL('/residential');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your roof can pay your electricity bill');
  });
}

test('/home answers what it costs in the figures of /subsidies, with their case and their day', async ({ page }) => {
  await page.goto('/subsidies');
  const table = page.getByRole('table', { name: 'EMI examples at 7% interest with 10% downpayment' });
  const rows = await table.getByRole('row').evaluateAll((all) => all.slice(1).map((row) => [...row.children].map(({ textContent }) => textContent!)));
  expect(rows).toHaveLength(2);

  await page.goto('/home');
  const cost = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'What will it cost me?' }) });
  for (const [index, [size, price, start, subsidy, left, monthly, months]] of rows.entries()) {
    await expect(cost.getByRole('term').nth(index)).toHaveText(size!);
    for (const figure of [price, start, subsidy, left, monthly, `${months} months`]) await expect(cost.getByRole('definition').nth(index)).toContainText(figure!);
  }
  await expect(cost).toContainText('EMI examples at 7% interest with 10% downpayment, 21 November 2026');
  await cost.getByRole('link', { name: 'See subsidies and EMI' }).click();
  await expect(page.getByRole('heading', { name: 'Two EMI examples' })).toBeInViewport();
});

for (const route of ['/home', '/residential']) {
  test(`${route} tells how it goes, in days that are said to be usual and not promised`, async ({ page }) => {
    await page.goto(route);
    const way = page.getByRole('region', { name: 'How it goes' });
    await expect(way.getByRole('heading', { level: 3 })).toHaveText(['Survey', 'Written quote', 'Installation', 'Net meter', 'Subsidy']);
    await expect(way).toContainText('6 to 10 weeks');
    await expect(way.getByRole('listitem').nth(2)).toContainText('15-30 days');
    await expect(way.getByText(/not promised/)).toContainText('25 September 2026');
  });
}

test('/go-solar tells how it goes in one line', async ({ page }) => {
  await page.goto('/go-solar');
  await expect(page.getByText(/survey, written quote and, if you say yes, installation, net meter and subsidy.*6 to 10 weeks.*not promised/)).toBeVisible();
});

for (const route of ['/home', '/residential', '/aboutus']) {
  test(`${route} says nothing of who stands behind it before the company has supplied it`, async ({ page }) => {
    await page.goto(route);
    await expect(page.getByRole('heading', { name: 'Who stands behind it' })).toHaveCount(0);
  });
}
