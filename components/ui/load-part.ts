/** The event that is dispatched on the document when a part that the page loads later fails to load. */
export const PART_MISSING = 'part-missing';

/** Runs a task now or, if mark-press.ts has marked a press, once that press is over. */
export function whenReleased(task: () => void): void {
  if (document.documentElement.dataset.pressed === undefined) task();
  else document.addEventListener('press-over', task, { once: true });
}

/**
 * Loads a part of the page, and uses it when nothing is being pressed: the part may replace the button under the
 * finger, and the press would be lost. Next.js requests a missing file a second time. If that fails too, the page goes
 * on without the part.
 */
export function loadPart<Part>(load: () => Promise<Part>, use: (part: Part) => void): void {
  load().then(
    (part) => whenReleased(() => use(part)),
    () => void document.dispatchEvent(new Event(PART_MISSING)),
  );
}
