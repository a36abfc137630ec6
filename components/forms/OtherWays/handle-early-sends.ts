/**
 * Handles a press on send before React runs: the form says "Sending…" at once. React keeps such presses and submits the
 * form when it runs. Of several presses only the newest is left to React. After 10 seconds all are removed, and the form
 * shows other ways to reach the company. A form that React has taken over no longer holds this help, which is how this
 * script knows it. PageScript writes this function into the page as text, so it may use nothing from
 * outside itself.
 */
export function handleEarlySends() {
  /** React's own list of sends that were pressed before it ran, three entries each: form, button and form data. */
  const earlySends = () => (document as Document & { $$reactFormReplay?: unknown[] }).$$reactFormReplay ?? [];
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    const help = form.querySelector<HTMLElement>('[data-help]');
    if (!help) return;
    // Does not say "Sending…" where the scripts have failed: nothing will send the form, which already says so.
    if (document.documentElement.dataset.scripts !== 'failed') form.dataset.sending = '';
    // Waits for React's own listener, which notes the press after this listener has run.
    setTimeout(() => {
      const list = earlySends();
      list.splice(0, list.length - 3);
      const data = list[2];
      setTimeout(() => {
        help.hidden = false;
        if (data !== earlySends()[2]) return;
        earlySends().length = 0;
        delete form.dataset.sending;
      }, 10_000);
    });
  });
}
