import type { CDPSession } from 'playwright/test';
import { carousels, open } from './carousels';
import { expect, test } from './kit';

const MINUTE = 60_000;

/** What the page holds once all that can be thrown away has been. */
async function held(wire: CDPSession) {
  await wire.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners: listeners } = await wire.send('Memory.getDOMCounters');
  const { usedSize } = await wire.send('Runtime.getHeapUsage');
  return { nodes, listeners, bytes: usedSize };
}

for (const kind of carousels) {
  test(`ten minutes of ${kind.name} leak no elements, listeners or memory`, async ({ page, clock }) => {
    await clock.install();
    const carousel = await open(page, kind);
    await carousel.evaluate((section) => {
      const turned = { times: 0 };
      Object.assign(window, { turned });
      new MutationObserver(() => (turned.times += 1)).observe(section, {
        subtree: true,
        attributeFilter: ['data-current'],
      });
    });
    const turned = () => page.evaluate(() => (window as unknown as { turned: { times: number } }).turned.times);
    const wire = await page.context().newCDPSession(page);
    // On a busy machine the page learns late that the carousel is in view.
    await expect
      .poll(async () => {
        await clock.runFor(kind.interval);
        return turned();
      })
      .toBeGreaterThan(0);
    // What comes once and is kept, the engine's own notes on what runs often too, has come by then.
    await clock.runFor(5 * MINUTE);
    const [before, turnsBefore] = [await held(wire), await turned()];
    await clock.runFor(10 * MINUTE);
    const [after, turns] = [await held(wire), (await turned()) - turnsBefore];
    expect(turns).toBeGreaterThan((0.9 * 10 * MINUTE) / kind.interval);
    expect((after.nodes - before.nodes) / turns, 'elements a turn').toBeLessThan(0.1);
    expect((after.listeners - before.listeners) / turns, 'listeners a turn').toBeLessThan(0.1);
    expect((after.bytes - before.bytes) / turns, 'bytes a turn').toBeLessThan(1500);
  });
}
