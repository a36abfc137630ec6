import type { Page } from 'playwright/test';
import { expect, test } from './kit';
import { en } from './site-words';

test('the strip of logos moves without a gap, and with reduced motion all five stand in view', async ({ page }) => {
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
  await expect(strip.getByText(en.trustedBy.pause)).toBeHidden();
  const logos = strip.getByRole('img');
  await expect(logos).toHaveCount(5);
  for (const logo of await logos.all()) await expect(logo).toBeInViewport({ ratio: 1 });
});

const team = (page: Page) => page.getByRole('region', { name: en.teamAndJourney.team.heading }).getByRole('listitem');

test('/aboutus: the timeline fades in, and the team slides in from both sides @both', async ({ page }) => {
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

test('the pictures of the team fit together and never slide over the words above @desktop', async ({ page }) => {
  await page.goto('/aboutus');
  for (const width of [390, 768, 1024, 1280, 1440, 1600]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const covering = await page.locator('[aria-labelledby=gallery]').evaluate(async (gallery) => {
        const found: string[] = [];
        const words = gallery.querySelector('h2 + p')!;
        const start = scrollY + words.getBoundingClientRect().top - innerHeight;
        for (let top = start; top < start + innerHeight; top += 40) {
          scrollTo({ top, behavior: 'instant' });
          await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
          const { bottom } = words.getBoundingClientRect();
          for (const item of gallery.querySelectorAll('li'))
            if (item.getBoundingClientRect().top < bottom) found.push(`${item.textContent} at ${top}`);
        }
        return found;
      });
      expect(covering).toEqual([]);

      await page.emulateMedia({ reducedMotion: 'reduce' });
      const { filled, sizes, opacities } = await team(page).evaluateAll((items) => {
        const list = items[0]!.parentElement!;
        const gap = parseFloat(getComputedStyle(list).columnGap);
        const area = (box: DOMRect) => (box.width + gap) * (box.height + gap);
        const boxes = items.map((item) => item.getBoundingClientRect());
        return {
          filled: boxes.reduce((sum, box) => sum + area(box), 0) / area(list.getBoundingClientRect()),
          sizes: new Set(boxes.map((box) => `${Math.round(box.width)} x ${Math.round(box.height)}`)).size,
          opacities: items.map((item) => getComputedStyle(item).opacity),
        };
      });
      expect(filled, 'share of the room that is filled').toBeCloseTo(1, 2);
      expect(sizes, 'small ones and large ones').toBe(2);
      expect(opacities).toEqual(Array(6).fill('1'));
    });
  }
});

test('cards that slide into place never come near the button below them @both', async ({ page }) => {
  for (const [route, link] of Object.entries({
    '/': 'a[href="/knowmore"]',
    '/residential': 'a[href="/knowmore"]',
    '/go-solar': 'ul ~ * a[href^="tel:"]',
  })) {
    await page.goto(route);
    const button = page.locator(`main ${link}`);
    const room = () =>
      button.evaluate((link) => {
        const cards = [...link.closest('section')!.querySelectorAll('h2 ~ ul > li')];
        const lowest = Math.max(...cards.map((card) => card.getBoundingClientRect().bottom));
        return link.getBoundingClientRect().top - lowest;
      });
    // Measures before the button is in view and after, because cards slide into place when they come into view.
    expect(await room(), route).toBeGreaterThanOrEqual(16);
    await button.evaluate((link) => link.scrollIntoView({ block: 'end' }));
    await expect.poll(room, route).toBeGreaterThanOrEqual(32);
  }
});
