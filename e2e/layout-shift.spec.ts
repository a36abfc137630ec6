import { expect, test } from './kit';
import { noteShifts, shifted } from './shifts';

// The fallback typeface is as wide and as high as the real one.
for (const route of ['/knowmore', '/residential']) {
  test(`a typeface that arrives late shifts nothing on ${route}`, async ({ page }) => {
    let arrive = () => {};
    const late = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/*.woff2', async (letters) => {
      await late;
      await letters.continue();
    });
    const height = () =>
      page
        .locator('main :is(h1, h2, h3, p, li)')
        .evaluateAll((parts) => parts.reduce((sum, part) => sum + part.getBoundingClientRect().height, 0));
    const arrived = () =>
      page.evaluate(() =>
        [...document.fonts].some(({ family, status }) => /Font$/.test(family) && status === 'loaded'),
      );
    await page.addInitScript(noteShifts);
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    const before = await height();
    expect(await arrived()).toBe(false);
    arrive();
    await expect.poll(arrived).toBe(true);
    expect(Math.abs(before / (await height()) - 1)).toBeLessThan(0.025);
    const { sum, culprits } = await shifted(page);
    expect(sum, culprits.join('\n')).toBe(0);
  });
}
