/**
 * Remembers a press on a button whose component React has not started yet ("asleep" in the code), and repeats it once
 * when the component starts. A newer press replaces it. After 10 seconds, or when the page is left, it is dropped.
 * Presses that move slides are not remembered, because they take effect at once (move-strips.ts), unless the slider is
 * just starting.
 */
export function replayPresses() {
  const ASLEEP = '[data-controls=asleep]';
  let forget = () => {};

  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>(
      `${ASLEEP} button:not([data-carousel=""] :is([data-go], [data-step]))`,
    );
    if (!button) return;
    forget();
    const watch = new MutationObserver(() => {
      if (button.closest(ASLEEP)) return;
      forget();
      button.click();
    });
    const timer = setTimeout(() => forget(), 10_000);
    forget = () => {
      watch.disconnect();
      clearTimeout(timer);
      button.removeAttribute('data-kept');
    };
    button.setAttribute('data-kept', '');
    watch.observe(button.closest(ASLEEP)!, { attributeFilter: ['data-controls'] });
  });
  addEventListener('pagehide', () => forget());
}
