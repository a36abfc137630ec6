import type { Locator } from 'playwright/test';
import { buttonsOf, hindiRotators, region, rotators, scrollToMiddle, shown } from './carousels';
import { boxOf, expect, expectSameBox, openEarly, test } from './kit';

for (const kind of [...rotators, ...hindiRotators]) {
  // Tests the Hindi pages only on the phone, because they have the English pages' layout.
  const windows = hindiRotators.includes(kind) ? '' : ' @both';
  test(`${kind.name} stay in place when they start, and turn at one height${windows}`, async ({ page }) => {
    const release = await openEarly(page, kind.route);
    const reviews = region(page, kind);
    await scrollToMiddle(reviews);
    const asleep = await boxOf(reviews);
    const buttons = buttonsOf(kind);
    const troubles = watchWaking(reviews, buttons.pause);
    release();
    expect(await troubles).toEqual([]);
    expectSameBox(await boxOf(reviews), asleep);
    const next = reviews.getByRole('button', { name: buttons.next });
    await expect(next).toBeVisible();
    expect(await shown(reviews)).toEqual(kind.shows);
    const { heights, gliding } = await next.evaluate(async (button: HTMLElement) => {
      const section = button.closest('section')!;
      const seen = { heights: [] as number[], gliding: 0 };
      for (let turn = 0; turn < 10; turn++) {
        button.click();
        await new Promise(requestAnimationFrame);
        seen.heights.push(section.getBoundingClientRect().height);
        seen.gliding = Math.max(seen.gliding, section.getAnimations({ subtree: true }).length);
      }
      return seen;
    });
    for (const height of heights) expect(Math.abs(height - asleep.height)).toBeLessThan(1);
    expect(gliding, 'cards that glide when they take turns').toBeGreaterThan(0);
    // A rotator of ten cards is back at its first card after ten turns, so one more press shows the same cards as the first turn.
    await next.click();
    await expect.poll(() => shown(reviews)).toEqual(kind.then);
  });
}

/**
 * Records faults of the reviews frame by frame, until 700 ms after React has taken them over. Then pauses them, before
 * they move by themselves.
 */
const watchWaking = (reviews: Locator, pause: string) =>
  reviews.locator('[data-slide]').evaluateAll(async (cards, pause) => {
    const frame = cards[0]!.parentElement!.getBoundingClientRect();
    const places = cards.map((card) => card.getBoundingClientRect());
    const troubles = new Set<string>();
    for (let awakeSince = Infinity, now = 0; now < awakeSince + 700;) {
      now = await new Promise(requestAnimationFrame);
      const awake = cards.some((card) => card.hasAttribute('inert'));
      if (awake) awakeSince = Math.min(awakeSince, now);
      for (const [index, card] of cards.entries()) {
        const { x, y, right, bottom } = card.getBoundingClientRect();
        const { visibility, opacity } = getComputedStyle(card);
        const inFrame = right > frame.left && x < frame.right && bottom > frame.top && y < frame.bottom;
        const inert = card.hasAttribute('inert');
        if (inert && inFrame && visibility === 'visible' && Number(opacity) > 0)
          troubles.add(`card ${index + 1} is over the current ones`);
        const away = Math.hypot(x - places[index]!.x, y - places[index]!.y);
        if (awake && !inert && (away > 1 || opacity !== '1')) troubles.add(`card ${index + 1} has left its place`);
      }
    }
    cards[0]!.closest('section')!.querySelector<HTMLElement>(`[aria-label=${pause}]`)!.click();
    return [...troubles];
  }, pause);
