import type { Page } from 'playwright/test';
import { routes } from '../content/routes';
import { expect, test } from './kit';

/** Half a screen at a time, so that what waits to come into view does. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((done) => setTimeout(done, 20));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });

/** Controls less than 48 px wide or high. Links in a line of words are as high as the line, as WCAG 2.5.8 allows. */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const inWords = (element: Element) => getComputedStyle(element).display === 'inline' && element.closest('p, li, label') !== null;
    const sizeOf = (element: Element) => {
      const label = element.matches('[type=checkbox], [type=radio]') ? (element as HTMLInputElement).labels?.[0] : undefined;
      const boxes = [element, ...(label ? [label] : [])].map((one) => one.getBoundingClientRect());
      return { width: Math.max(...boxes.map(({ width }) => width)), height: Math.max(...boxes.map(({ height }) => height)) };
    };
    return [...document.querySelectorAll('a[href], button, input, select, summary')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]') && !inWords(element))
      .map((element) => ({ element, ...sizeOf(element) }))
      .filter(({ width, height }) => width > 1 && (width < 47.5 || height < 47.5))
      .map(({ element, width, height }) => `${width} x ${height}: ${element.outerHTML.slice(0, 120)}`);
  });

/** Words in Devanagari letters that a screen reader would try to read as English. */
const unmarkedHindi = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
      if (/[\u0900-\u097f]/.test(node.data) && node.parentElement?.closest('[lang]')?.getAttribute('lang') !== 'hi') found.push(node.data);
    }
    return found;
  });

/** What no longer fits once letters, words and lines stand as far apart as WCAG 1.4.12 says. Slides out of view are no loss. */
const cutOffWords = (page: Page) =>
  page.evaluate(() => {
    const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const cut = [...document.querySelectorAll('main *, header *, footer *, nav *')].filter((element) => {
      const { overflowX, overflowY, clipPath, position } = getComputedStyle(element);
      if (!element.checkVisibility({ visibilityProperty: true }) || clipPath !== 'none' || position === 'absolute' || element.closest('[inert]')) return false;
      const words = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim());
      return words && ((clips(overflowX) && element.scrollWidth > element.clientWidth + 1) || (clips(overflowY) && element.scrollHeight > element.clientHeight + 1));
    });
    const wide = document.documentElement.scrollWidth - innerWidth;
    return [...(wide > 0 ? [`the page is ${wide} px too wide`] : []), ...cut.map((element) => element.outerHTML.slice(0, 120))];
  });

const SPACED = '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }';

test.describe('on every page', () => {
  // The page's own policy keeps out the style sheet that a visitor's browser may add.
  test.use({ bypassCSP: true });

  for (const route of [...routes, '/no-such-page']) {
    test(`${route}: each control is large enough for a thumb, Hindi is marked as Hindi, and wide-set words all fit`, async ({ page }) => {
      await page.goto(route);
      await scrollThrough(page);
      expect(await smallTargets(page)).toEqual([]);
      expect(await unmarkedHindi(page)).toEqual([]);
      await page.addStyleTag({ content: SPACED });
      expect(await cutOffWords(page)).toEqual([]);
    });
  }
});

test('in a low window, as at 400 %, no bar stands over the words, and the ways to reach us are at the end of the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/subsidies');
  const bar = page.getByRole('navigation', { name: 'Reach us' });
  await expect(bar).not.toBeInViewport();
  await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
  await expect(bar.getByRole('link', { name: 'Call' })).toBeInViewport();
});

test('in a low window what the keyboard reaches is in view', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/go-solar');
  for (let press = 0; press < 25; press++) {
    await page.keyboard.press('Tab');
    const seen = () =>
      page.evaluate(() => {
        const focused = document.activeElement as HTMLInputElement;
        // A choice is seen by its label.
        const seen = focused.type === 'radio' ? focused.labels![0]! : focused;
        const { left, right, top, bottom } = seen.getBoundingClientRect();
        const there = document.elementFromPoint((left + right) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2);
        return there !== null && (seen.contains(there) || there.contains(seen));
      });
    await expect.poll(seen, { message: await page.evaluate(() => document.activeElement!.outerHTML.slice(0, 120)) }).toBe(true);
  }
});

test('where the visitor’s own colours hold, icons take those of the words beside them', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('/residential');
  const colours = await page.locator('main svg').evaluateAll((icons) => icons.map((icon) => [getComputedStyle(icon).color, getComputedStyle(icon.parentElement!).color]));
  expect(colours.length).toBeGreaterThan(10);
  for (const [icon, words] of colours) expect(icon).toBe(words);
});
