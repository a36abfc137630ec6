/**
 * Marks the page while a pointer is down and until its click has been handled, then dispatches `press-over`. A component
 * that replaced a button during the press would lose the press, so late parts wait for that event (late-part.ts). A press
 * whose end the page never sees, such as one on a list that the browser opens over it, counts as over after 10 seconds.
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
  // A click follows within this time, unless the pointer was released elsewhere.
  addEventListener('pointerup', () => endIn(300), true);
  addEventListener('pointercancel', end, true);
  // A click on a label causes a second click, on its input: wait for that one too.
  addEventListener('click', () => endIn(0));
}
