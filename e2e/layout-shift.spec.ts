import { expect, test } from './kit';
import { noteShifts, shifted } from './shifts';

// The fallback typeface is as wide as the real one, so that lines break in the same places.
for (const route of ['/residential', '/hi', '/hi/residential']) {
  test(`a typeface that arrives late shifts nothing on ${route}`, async ({ page }) => {
    const inHindi = route.startsWith('/hi');
    // At this width, which many phones have, a line of /hi once fitted in only one of the two typefaces.
    await page.setViewportSize({ width: 412, height: 823 });
    let arrive = () => {};
    const late = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/*.woff2', async (letters) => {
      await late;
      await letters.continue();
    });
    const arrived = () =>
      page.evaluate(
        (name) => [...document.fonts].some(({ family, status }) => family === name && status === 'loaded'),
        inHindi ? 'devanagariFont' : 'latinFont',
      );
    // The browser reports a shift a few frames after it.
    const shiftedSoFar = () => page.waitForTimeout(300).then(() => shifted(page));
    await page.addInitScript(noteShifts);
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    const earlier = await shiftedSoFar();
    expect(await arrived()).toBe(false);
    arrive();
    await expect.poll(arrived).toBe(true);
    const { sum, culprits } = await shiftedSoFar();
    expect(sum - earlier.sum, culprits.slice(earlier.culprits.length).join('\n')).toBe(0);
  });
}
