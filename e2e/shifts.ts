import type { Page } from 'playwright/test';

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };

export const noteShifts = () => {
  const noted = { sum: 0, culprits: [] as string[] };
  Object.assign(window, { noted });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue;
      noted.sum += value;
      const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML : node?.textContent));
      noted.culprits.push(...moved.map((part) => `${value.toFixed(4)}: ${part?.slice(0, 120)}`));
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

export const shifted = (page: Page) =>
  page.evaluate(() => (window as unknown as { noted: { sum: number; culprits: string[] } }).noted);
