import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { expect, test } from './kit';
import { noteShifts, shifted } from './shifts';

/** Gives a Hindi page the typeface that phones have for Devanagari letters, which the computer may lack. */
async function addPhoneLetters(page: Page) {
  const folder = 'node_modules/@fontsource/noto-sans-devanagari/files';
  const files = [400, 700].map((weight) => `${folder}/noto-sans-devanagari-devanagari-${weight}-normal.woff2`);
  const letters = files.map((file) => [...readFileSync(file)]);
  await page.evaluate(async (letters) => {
    const fallbacks = [...document.fonts].filter(({ family }) => /Noto/.test(family));
    for (const [index, face] of fallbacks.entries())
      document.fonts.add(await new FontFace('Anek by Noto', new Uint8Array(letters[index]!), face).load());
  }, letters);
}

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
    if (inHindi) await addPhoneLetters(page);
    const [high, earlier] = [await height(), await shiftedSoFar()];
    expect(await arrived()).toBe(false);
    arrive();
    await expect.poll(arrived).toBe(true);
    expect(Math.abs(high / (await height()) - 1)).toBeLessThan(0.025);
    const { sum, culprits } = await shiftedSoFar();
    expect(sum - earlier.sum, culprits.slice(earlier.culprits.length).join('\n')).toBe(0);
  });
}
