import { en } from '../content/en/words';
import { carousels, region, rotators } from './carousels';
import { expect, test } from './kit';

test.use({ javaScriptEnabled: false });

test('without scripts, / has its links in the header, and in a wide window phone and WhatsApp above it @both', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Subsidies' })).toBeVisible();
  if (isMobile) return;
  const line = page.getByRole('navigation', { name: 'Reach us' });
  await expect(line.getByRole('link', { name: en.company.phone.display })).toBeInViewport({ ratio: 1 });
  await expect(line.getByRole('link', { name: 'WhatsApp' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
});

test('without scripts, /home shows the poster and fetches no film, its logos can be stopped, and an answer can be opened', async ({
  page,
}) => {
  const films: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('.mp4')) films.push(request.url());
  });
  await page.goto('/home');
  await expect(page.locator('main img').first()).toHaveJSProperty('complete', true);
  expect(films).toEqual([]);

  const strip = page.getByRole('region', { name: 'Trusted By' });
  await strip.getByText('Pause the logos').click({ force: true });
  await expect(page.getByRole('checkbox', { name: 'Pause the logos' })).toBeChecked();
  await expect(strip.getByRole('list')).toHaveCSS('animation-play-state', 'paused');

  const faq = page.locator('#questions');
  await faq.getByRole('heading', { name: 'Solar Economics' }).click();
  await faq.getByText('When does a solar system pay for itself?', { exact: true }).click();
  await expect(faq.getByText(/Typically in 4-6 years/)).toBeVisible();
});

test('without scripts, /aboutus shows the timeline and the pictures of the team in full', async ({ page }) => {
  await page.goto('/aboutus');
  const items = page.getByRole('main').getByRole('listitem');
  await expect(items.filter({ hasText: '300+ housing societies' })).toHaveCSS('opacity', '1');
  for (const item of await page
    .getByRole('region', { name: 'The people who come to your roof' })
    .getByRole('listitem')
    .all()) {
    await item.scrollIntoViewIfNeeded();
    await expect(item).toHaveCSS('opacity', '1');
  }
});

test('without scripts, carousels and rotators are strips to scroll, the next slide shows its edge, and no button is left @both', async ({
  page,
  isMobile,
}) => {
  for (const kind of [...carousels, ...rotators]) {
    await test.step(kind.name, async () => {
      await page.goto(kind.route);
      await expect(region(page, kind).getByRole('button')).toHaveCount(0);
      const slides = region(page, kind).locator('[data-slide]');
      const edge = await slides.evaluateAll((all) => {
        const { right } = all[0]!.closest('[data-strip]')!.getBoundingClientRect();
        const cutOff = all.map((slide) => slide.getBoundingClientRect()).find((box) => box.right > right + 1);
        return cutOff ? right - cutOff.left : 0;
      });
      expect(edge).toBeGreaterThan(20);
      expect(edge).toBeLessThan(32);
      // Scrolls only in the narrow window, because strips scroll alike at any width.
      if (!isMobile) return;
      await slides.last().scrollIntoViewIfNeeded();
      await expect(slides.last()).toBeInViewport({ ratio: 0.5 });
    });
  }
});
