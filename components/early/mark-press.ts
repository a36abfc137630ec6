/** Marks a press, because a part of the page that loads late (load-part.ts) must not replace a pressed button. */
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
      // A press in the open list of a `<select>` may fire none of the events below.
      endIn(10_000);
    },
    true,
  );
  // A click follows the release within 300 ms.
  addEventListener('pointerup', () => endIn(300), true);
  addEventListener('pointercancel', end, true);
  // Waits for a new task, because a click on a label causes a second click, on the label's input.
  addEventListener('click', () => endIn(0));
}
