import { en } from './site';
import { carousels, region, rotators } from './carousels';
import { askedFor, expect, test } from './kit';
import { pageOf } from '../lib/pages';

test.use({ javaScriptEnabled: false });

test('without scripts, /home fetches no film, logos can be stopped and a question can be opened', async ({ page }) => {
  const films = askedFor(page, (request) => request.url().includes('.mp4'));
  await page.goto('/home');
  await expect(page.locator('main img').first()).toHaveJSProperty('complete', true);
  expect(films).toEqual([]);

  const strip = page.getByRole('region', { name: 'Trusted By' });
  await strip.getByText(en.logoStrip.pause).click({ force: true });
  await expect(strip.getByRole('checkbox')).toBeChecked();
  await expect(strip.getByRole('list')).toHaveCSS('animation-play-state', 'paused');

  const faq = page.locator('#questions');
  const economics = en.faq.categories.at(-1)!;
  const { question, answer } = economics.questions[0]!;
  await faq.getByRole('heading', { name: economics.name }).click();
  await faq.getByText(question, { exact: true }).click();
  await expect(faq.getByText(answer)).toBeVisible();
});

test('without scripts, a calculator links to an empty form that shows other ways of contact', async ({ page }) => {
  const { address, calculator } = pageOf(en, 'solar-calculator', 'calculator');
  await page.goto(address);
  await page.getByRole('link', { name: calculator.check }).click();
  await expect(page).toHaveURL(`${address}#consultation`);
  await expect(page.locator('section:target form')).toBeInViewport();
  await expect(page.locator('form[data-draft] [type=radio]:checked')).toHaveCount(0);
  await expect(page.locator('form[data-draft] noscript a').first()).toBeVisible();
});

test('without scripts, /aboutus shows the timeline and the team pictures at full opacity', async ({ page }) => {
  await page.goto('/aboutus');
  for (const name of ['Our Journey', en.gallery.heading])
    for (const item of await page.getByRole('region', { name }).getByRole('listitem').all()) {
      await item.scrollIntoViewIfNeeded();
      await expect(item).toHaveCSS('opacity', '1');
    }
});

test('without scripts, carousels scroll, have no buttons and show the edge of the next slide @both', async ({
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
      // Carousels scroll alike at any width, so the width of a phone is enough.
      if (!isMobile) return;
      await slides.last().scrollIntoViewIfNeeded();
      await expect(slides.last()).toBeInViewport({ ratio: 0.5 });
    });
  }
});

test('without scripts, the estimator answers for the chosen bills and keeps its height @both', async ({ page }) => {
  await page.goto('/home');
  const estimator = page.getByRole('region', { name: en.estimator.heading });
  const height = (await estimator.boundingBox())!.height;
  for (const [name, saving] of [
    ['< ₹1500', '₹660'],
    ['> ₹8000', '₹6,970'],
  ] as const) {
    await estimator.getByRole('radio', { name, exact: true }).check();
    await expect(estimator.getByRole('definition')).toHaveCount(5);
    await expect(estimator.getByRole('definition').first()).toHaveText(saving);
    expect((await estimator.boundingBox())!.height).toBe(height);
  }
});
