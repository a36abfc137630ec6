export function replayPresses() {
  const ASLEEP = '[data-controls=asleep]';
  const buttons = () => [...document.querySelectorAll<HTMLElement>('[data-controls] button')];
  let forget = () => {};

  document.addEventListener('click', ({ target }) => {
    // move-carousels.ts handles presses on a carousel's dots and arrows at once.
    const pressed = (target as Element).closest<HTMLElement>(
      `${ASLEEP} button:not([data-carousel=""] :is([data-go], [data-step]))`,
    );
    if (!pressed) return;
    forget();
    // Remembers an index, because React may replace the button element.
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
