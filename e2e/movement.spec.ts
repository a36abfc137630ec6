import type { Page } from 'playwright/test';
import { expect, test } from './kit';
import { en } from './site';

test('the strip of logos moves 100 px a second without a gap, or stands still in full view with reduced motion', async ({
  page,
}) => {
  await page.goto('/home');
  const strip = page.getByRole('region', { name: 'Trusted By' });
  const row = strip.getByRole('list');
  const { speed, gap } = await row.evaluate((list: HTMLElement) => {
    const [movement] = list.getAnimations();
    const leftAt = (time: number) => {
      movement!.currentTime = time;
      return list.getBoundingClientRect().left;
    };
    return { speed: leftAt(0) - leftAt(1000), gap: list.parentElement!.offsetWidth - list.offsetWidth };
  });
  expect(Math.abs(speed - 100), 'the difference from 100 px a second').toBeLessThan(5);
  expect(gap).toBeLessThanOrEqual(0);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await strip.scrollIntoViewIfNeeded();
  expect(await strip.evaluate((section) => section.getAnimations({ subtree: true }).length)).toBe(0);
  await expect(strip.getByText(en.logoStrip.pause)).toBeHidden();
  const logos = strip.getByRole('img');
  await expect(logos).toHaveCount(5);
  for (const logo of await logos.all()) await expect(logo).toBeInViewport({ ratio: 1 });
});

const team = (page: Page) => page.getByRole('region', { name: en.gallery.heading }).getByRole('listitem');

test('on /aboutus a timeline step fades in, and the first portrait slides in from the left @both', async ({ page }) => {
  await page.goto('/aboutus');
  await page.mouse.move(1, 1);

  const step = page.getByRole('listitem').filter({ hasText: '300+ housing societies' });
  await expect(step).toHaveCSS('opacity', '0');
  await step.scrollIntoViewIfNeeded();
  await expect(step).toHaveCSS('opacity', '1');

  const first = team(page).first();
  const shift = () => first.evaluate((item) => new DOMMatrix(getComputedStyle(item).transform).e);
  await first.evaluate((item) => scrollBy(0, item.getBoundingClientRect().top - innerHeight + 20));
  await expect.poll(shift).toBeLessThan(-5);
  await first.evaluate((item) => item.scrollIntoView({ block: 'center' }));
  await expect.poll(async () => Math.abs(await shift())).toBeLessThan(1);
});
