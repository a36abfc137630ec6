/** Dispatched on the document when a lazily loaded part of the page fails to load. */
export const PART_MISSING = 'part-missing';

/** Runs a task now or, during a press, when the press is over. */
export function whenReleased(task: () => void): void {
  if (document.documentElement.dataset.pressed === undefined) task();
  else document.addEventListener('press-over', task, { once: true });
}

/** Uses the part only when no press is going on, because the part may replace the pressed button. */
export function loadPart<Part>(load: () => Promise<Part>, use: (part: Part) => void): void {
  load().then(
    (part) => whenReleased(() => use(part)),
    () => void document.dispatchEvent(new Event(PART_MISSING)),
  );
}
