import type { Page } from 'playwright/test';
import { routes } from '../content/routes';
import { expect, test } from './kit';

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Notes every shift from the first paint on, as the metric counts them: those right after an input are left out. */
const noteShifts = () => {
  const noted = { sum: 0, culprits: [] as string[] };
  Object.assign(window, { noted });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue;
      noted.sum += value;
      for (const { node, previousRect, currentRect } of sources) {
        const name = node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent;
        noted.culprits.push(`${value.toFixed(4)}: ${name}, from ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Half a screen at a time, with time for what wakes up on the way. */
const scrollToTheEnd = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((done) => setTimeout(done, 100));
    }
  });

for (const route of routes) {
  test(`${route} moves nothing under the eyes of a visitor who reads to the end @both`, async ({ page, viewport }) => {
    if (viewport!.width > 768) await page.setViewportSize({ width: 1440, height: 900 });
    await page.addInitScript(noteShifts);
    await page.goto(route);
    await scrollToTheEnd(page);
    const { sum, culprits } = await page.evaluate(() => (window as unknown as { noted: { sum: number; culprits: string[] } }).noted);
    expect(sum, culprits.join('\n')).toBeLessThan(0.0005);
  });
}
