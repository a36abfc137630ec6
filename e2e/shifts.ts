import type { Page } from 'playwright/test';

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Notes every shift from the first paint on, as the metric counts them: those right after an input are left out. */
export const noteShifts = () => {
  const noted = { sum: 0, culprits: [] as string[] };
  Object.assign(window, { noted });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue;
      noted.sum += value;
      for (const { node, previousRect, currentRect } of sources) {
        const name = node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent;
        noted.culprits.push(
          `${value.toFixed(4)}: ${name}, from ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`,
        );
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** What has been noted so far. */
export const shifted = (page: Page) =>
  page.evaluate(() => (window as unknown as { noted: { sum: number; culprits: string[] } }).noted);
