import { carousels, open } from './carousels';
import { expect, test } from './kit';

const MINUTE = 60_000;

for (const kind of carousels) {
  test(`ten minutes of ${kind.name} leak no elements, listeners or memory`, async ({ page, clock }) => {
    await clock.install();
    const carousel = await open(page, kind);
    await carousel.evaluate((section) => {
      Object.assign(window, { turns: 0 });
      new MutationObserver(() => ((window as unknown as { turns: number }).turns += 1)).observe(section, {
        subtree: true,
        attributeFilter: ['data-current'],
      });
    });
    const wire = await page.context().newCDPSession(page);
    const turns = () => page.evaluate(() => (window as unknown as { turns: number }).turns);
    /** Counts what the page holds after garbage collection. */
    const held = async () => {
      await wire.send('HeapProfiler.collectGarbage');
      const { nodes, jsEventListeners: listeners } = await wire.send('Memory.getDOMCounters');
      return { nodes, listeners, bytes: (await wire.send('Runtime.getHeapUsage')).usedSize, turns: await turns() };
    };
    // Waits here, because on a busy machine the page learns late that the carousel is in view.
    await expect
      .poll(async () => {
        await clock.runFor(kind.interval);
        return turns();
      })
      .toBeGreaterThan(0);
    // Runs the page for five minutes first: by then it holds all that comes once and stays, the engine's own notes
    // included.
    await clock.runFor(5 * MINUTE);
    const before = await held();
    await clock.runFor(10 * MINUTE);
    const after = await held();
    const turned = after.turns - before.turns;
    expect(turned).toBeGreaterThan((0.9 * 10 * MINUTE) / kind.interval);
    expect((after.nodes - before.nodes) / turned, 'elements a turn').toBeLessThan(0.1);
    expect((after.listeners - before.listeners) / turned, 'listeners a turn').toBeLessThan(0.1);
    expect((after.bytes - before.bytes) / turned, 'bytes a turn').toBeLessThan(1500);
  });
}
