import { expect, test } from './kit';
import { noteShifts, shifted } from './shifts';

// The fallback typeface is as wide and as high as the real one.
for (const route of ['/knowmore', '/residential', '/hi', '/hi/knowmore', '/hi/residential']) {
  test(`a typeface that arrives late shifts nothing on ${route}`, async ({ page }) => {
    const inHindi = route.startsWith('/hi');
    // At this width of many phones a line of /hi once had room with one typeface alone.
    await page.setViewportSize({ width: 412, height: 823 });
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
      page.evaluate(
        (name) => [...document.fonts].some(({ family, status }) => family === name && status === 'loaded'),
        inHindi ? 'devanagariFont' : 'latinFont',
      );
    // The browser tells of a shift some frames after it.
    const shiftedSoFar = () => page.waitForTimeout(300).then(() => shifted(page));
    await page.addInitScript(noteShifts);
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    const [high, earlier] = [await height(), await shiftedSoFar()];
    expect(await arrived()).toBe(false);
    arrive();
    await expect.poll(arrived).toBe(true);
    expect(Math.abs(high / (await height()) - 1)).toBeLessThan(0.025);
    const { sum, culprits } = await shiftedSoFar();
    expect(sum - earlier.sum, culprits.slice(earlier.culprits.length).join('\n')).toBe(0);
  });
}
