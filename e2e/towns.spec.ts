import { languages } from './site-words';
import { expect, isAwake, test } from './kit';
import { pageOf } from '../lib/page-of';

test('a tile leads to its town, whose calculator and form know the town', async ({ page }) => {
  await page.goto('/');
  await page.locator('main a[href="/rooftop-solar/jaunpur"]').first().click();
  await expect(page).toHaveURL(/\/rooftop-solar\/jaunpur$/);
  const town = page.locator('main form input[name=city]');
  await expect(town).toHaveValue('Jaunpur');
  await town.fill('Shahganj');
  await expect.poll(() => page.evaluate(isAwake, 'main form')).toBe(true);
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain('Shahganj');
  await page.reload();
  await page.mouse.move(5, 5);
  await town.scrollIntoViewIfNeeded();
  await expect(town).toHaveValue('Shahganj');
  await page.locator('main a[href="/solar-calculator#v=1&city=jaunpur"]').first().click();
  await expect(page).toHaveURL(/\/solar-calculator#v=1&city=jaunpur$/);
  await expect(page.locator('#calculator select[name=city]')).toHaveValue('jaunpur');
});

for (const { pages, language } of languages)
  test(`beside the form of a town stands a picture, as high as half the form at least: ${language.lang} @desktop`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${pageOf({ pages }, 'rooftop-solar').address}/bhadohi`);
    const section = page.locator('#consultation');
    const [picture, form] = await Promise.all([
      section.locator('picture img').boundingBox(),
      section.getByRole('form').boundingBox(),
    ]);
    expect(picture!.x + picture!.width).toBeLessThan(form!.x);
    expect(picture!.y + picture!.height - form!.y).toBeGreaterThan(form!.height / 2);
  });
