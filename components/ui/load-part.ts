/** The event that is dispatched on the document when a late part of the page fails to load. */
export const PART_MISSING = 'part-missing';

/** Runs a task when nothing is being pressed. mark-press.ts marks a press and dispatches an event at its end. */
export function whenReleased(task: () => void): void {
  if (document.documentElement.dataset.pressed === undefined) task();
  else document.addEventListener('press-over', task, { once: true });
}

/**
 * Loads a part of the page late, and uses it when nothing is being pressed: the part may replace the button under the
 * finger, and the press would be lost. Next.js requests a missing file a second time. If that fails too, the page goes
 * on without the part.
 */
export function loadPart<Part>(load: () => Promise<Part>, use: (part: Part) => void): void {
  load().then(
    (part) => whenReleased(() => use(part)),
    () => void document.dispatchEvent(new Event(PART_MISSING)),
  );
}
