import type { Route } from 'playwright/test';
import { townPage } from '../lib/pages';
import { expect, test } from './kit';
import { noteShifts, shifted } from './shifts';
import { hi } from './site';

const towns = Object.keys(hi.towns).map((id) => townPage(hi, id).address);
const pages: [width: number, ...routes: string[]][] = [
  // At this width, which many phones have, a line of /hi once broke differently in the fallback and the real typeface.
  [412, '/residential', '/hi', '/hi/residential'],
  [390, '/hi/solar-calculator', '/hi/solar-calculator/business', ...towns],
];

// The fallback typeface is as wide as the real one, so lines break in the same places and nothing shifts.
for (const [width, ...routes] of pages)
  for (const route of routes)
    test(`typefaces that arrive late, one after another, shift nothing on ${route}`, async ({ page }) => {
      const inHindi = route.startsWith('/hi');
      await page.setViewportSize({ width, height: 823 });
      const held: Route[] = [];
      await page.route('**/*.woff2', (typeface) => void held.push(typeface));
      const arrived = () =>
        page.evaluate(
          (name) => [...document.fonts].some(({ family, status }) => family === name && status === 'loaded'),
          inHindi ? 'devanagariFont' : 'latinFont',
        );
      // Waits 300 ms, because the browser reports a shift a few frames late.
      const shiftedSoFar = () => page.waitForTimeout(300).then(() => shifted(page));
      await page.addInitScript(noteShifts);
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      const earlier = await shiftedSoFar();
      expect(await arrived()).toBe(false);
      for (const typeface of held) {
        await typeface.continue();
        await expect.poll(arrived).toBe(true);
        await shiftedSoFar();
      }
      const { sum, culprits } = await shiftedSoFar();
      // Allows a word at the end of a line to move by a few pixels when the width of the line changes.
      expect(sum - earlier.sum, culprits.slice(earlier.culprits.length).join('\n')).toBeLessThan(0.001);
    });
