import { carousels, open, shown } from './carousels';
import { expect, test } from './kit';

const MINUTE = 60_000;

for (const kind of carousels) {
  test(`${kind.name} turns for ten minutes without leaking elements, listeners or memory`, async ({ page, clock }) => {
    await clock.install();
    const carousel = await open(page, kind);
    const wire = await page.context().newCDPSession(page);
    /** The elements, the listeners and the memory that the page holds after garbage collection. */
    const held = async () => {
      await wire.send('HeapProfiler.collectGarbage');
      const { nodes, jsEventListeners: listeners } = await wire.send('Memory.getDOMCounters');
      return { nodes, listeners, bytes: (await wire.send('Runtime.getHeapUsage')).usedSize };
    };
    const start = await shown(carousel);
    // Turns the carousel until it moves: on a busy machine the page learns late that the carousel is in view.
    await expect(async () => {
      await clock.runFor(kind.interval);
      expect(await shown(carousel)).not.toEqual(start);
    }).toPass();
    // Runs five minutes before it measures, in which the browser compiles what runs often and fills its caches.
    await clock.runFor(5 * MINUTE);
    const before = await held();
    await clock.runFor(10 * MINUTE);
    const after = await held();
    const turns = (10 * MINUTE) / kind.interval;
    expect((after.nodes - before.nodes) / turns, 'elements a turn').toBeLessThan(0.1);
    expect((after.listeners - before.listeners) / turns, 'listeners a turn').toBeLessThan(0.1);
    expect((after.bytes - before.bytes) / turns, 'bytes a turn').toBeLessThan(3000);
  });
}
