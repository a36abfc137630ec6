/**
 * Remembers a press on a button whose component React has not started yet ("asleep" in the code), and repeats the press
 * once when the component starts. Only the newest press is remembered, for 10 seconds at most and until the page is
 * left. Presses that move slides are not remembered, because they take effect at once (move-carousels.ts), unless the
 * carousel is just starting. A button is remembered by its index in the page, because React may draw the page anew.
 */
export function replayPresses() {
  const ASLEEP = '[data-controls=asleep]';
  const buttons = () => [...document.querySelectorAll<HTMLElement>('[data-controls] button')];
  let forget = () => {};

  document.addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest<HTMLElement>(
      `${ASLEEP} button:not([data-carousel=""] :is([data-go], [data-step]))`,
    );
    if (!pressed) return;
    forget();
    const number = buttons().indexOf(pressed);
    const button = () => buttons()[number]!;
    const watch = new MutationObserver(() => {
      if (button().closest(ASLEEP)) return;
      forget();
      button().click();
    });
    const timer = setTimeout(() => forget(), 10_000);
    forget = () => {
      watch.disconnect();
      clearTimeout(timer);
      button().removeAttribute('data-kept');
    };
    pressed.setAttribute('data-kept', '');
    watch.observe(document, { subtree: true, attributeFilter: ['data-controls'] });
  });
  addEventListener('pagehide', () => forget());
}
