/**
 * Marks the page during a press, because a part of the page that loads late (load-part.ts) must not replace the pressed
 * button: the press would be lost.
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
      // Ends the press after 10 seconds at the latest, because the page gets no event when the visitor presses a choice
      // in the open list of a `<select>`.
      endIn(10_000);
    },
    true,
  );
  // A click follows a release within 300 ms, unless the pointer was released on another element.
  addEventListener('pointerup', () => endIn(300), true);
  addEventListener('pointercancel', end, true);
  // Ends the press in a new task, because a click on a label causes a second click, on the label's input.
  addEventListener('click', () => endIn(0));
}
