/**
 * Marks the page from the moment a pointer is pressed until its click has been handled, then dispatches `press-over`.
 * Parts of the page that load late wait for that event (load-part.ts), because replacing a button during a press would
 * lose the press. A press whose end the page never sees, such as one on a list that the browser opens over the page,
 * counts as over after 10 seconds.
 */
export function markPress() {
  const { dataset } = document.documentElement;
  let over = 0;
  const end = () => {
    if (dataset.pressed === undefined) return;
    delete dataset.pressed;
    document.dispatchEvent(new Event('press-over'));
  };
  const endIn = (time: number) => {
    clearTimeout(over);
    over = window.setTimeout(end, time);
  };
  addEventListener(
    'pointerdown',
    () => {
      dataset.pressed = '';
      endIn(10_000);
    },
    true,
  );
  // A click follows within 300 ms of the release, unless the pointer was released elsewhere.
  addEventListener('pointerup', () => endIn(300), true);
  addEventListener('pointercancel', end, true);
  // Ends the press in a new task, because a click on a label causes a second click, on the label's input.
  addEventListener('click', () => endIn(0));
}
