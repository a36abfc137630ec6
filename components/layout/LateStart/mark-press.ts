/**
 * Marks the page while a pointer is down and until its click has done its work, and then says so: a part that takes the
 * place of what is being pressed would lose the press, and waits (late-part.ts). A press that never ends, such as one on
 * a list that the browser opens over the page, is over after 10 seconds.
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
  // A click follows, unless the pointer was let go elsewhere.
  addEventListener('pointerup', () => endIn(300), true);
  addEventListener('pointercancel', end, true);
  // What a press on a label or a choice does comes after its click.
  addEventListener('click', () => endIn(0));
}
