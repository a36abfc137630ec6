/** Told to the page when a part that it fetches late is missing. */
export const PART_MISSING = 'part-missing';

/**
 * Fetches a part of the page late, and uses it once nothing is being pressed: a press on what the part takes the place of
 * would be lost. The framework asks for a missing file a second time; if it does not come then either, the page goes on
 * without the part, and is told.
 */
export function latePart<Part>(load: () => Promise<Part>, use: (part: Part) => void): void {
  load().then(
    (part) => {
      // Marked and told by the page itself: LateStart/mark-press.ts.
      if (document.documentElement.dataset.pressed === undefined) use(part);
      else document.addEventListener('press-over', () => use(part), { once: true });
    },
    () => void document.dispatchEvent(new Event(PART_MISSING)),
  );
}
