import { carousels, open, shown } from './carousels';
import { expect, test } from './kit';

const MINUTE = 60_000;

for (const kind of carousels) {
  test(`ten minutes of ${kind.name} leak no elements, listeners or memory`, async ({ page, clock }) => {
    await clock.install();
    const carousel = await open(page, kind);
    const wire = await page.context().newCDPSession(page);
    /** What the page holds once all that can be thrown away has been. */
    const held = async () => {
      await wire.send('HeapProfiler.collectGarbage');
      const { nodes, jsEventListeners: listeners } = await wire.send('Memory.getDOMCounters');
      return { nodes, listeners, bytes: (await wire.send('Runtime.getHeapUsage')).usedSize };
    };
    const start = await shown(carousel);
    // On a busy machine the page learns late that the carousel is in view.
    await expect(async () => {
      await clock.runFor(kind.interval);
      expect(await shown(carousel)).not.toEqual(start);
    }).toPass();
    // What comes once and is kept, the engine's own notes on what runs often too, has come by then.
    await clock.runFor(5 * MINUTE);
    const before = await held();
    await clock.runFor(10 * MINUTE);
    const after = await held();
    const turns = (10 * MINUTE) / kind.interval;
    expect((after.nodes - before.nodes) / turns, 'elements a turn').toBeLessThan(0.1);
    expect((after.listeners - before.listeners) / turns, 'listeners a turn').toBeLessThan(0.1);
    expect((after.bytes - before.bytes) / turns, 'bytes a turn').toBeLessThan(1500);
  });
}
