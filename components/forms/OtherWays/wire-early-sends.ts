/**
 * Handles a press on send before React runs: the form is marked and says "Sending…" at once. React keeps such presses
 * and submits the form when it runs. Of several presses only the newest is left to React. After 10 seconds all are
 * removed, and the form shows other ways to reach the company. A form that React has taken over no longer holds that
 * help, and removes the mark itself. PageScript writes this function into the page as text, so it may use nothing from
 * outside itself.
 */
export function wireEarlySends() {
  /**
   * React's own list of sends that were pressed before it ran, three entries each: form, button and what the form held.
   */
  const waiting = () => (document as Document & { $$reactFormReplay?: unknown[] }).$$reactFormReplay ?? [];
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    const help = form.querySelector<HTMLElement>('[data-asleep]');
    if (!help) return;
    // Leaves the form unmarked where its scripts have failed: nothing will send it, and the form already says so.
    if (document.documentElement.dataset.scripts !== 'failed') form.dataset.sending = '';
    // Waits for React's own listener, which adds to React's list of early sends after this listener has run.
    setTimeout(() => {
      const list = waiting();
      list.splice(0, list.length - 3);
      const data = list[2];
      setTimeout(() => {
        help.hidden = false;
        if (data !== waiting()[2]) return;
        waiting().length = 0;
        delete form.dataset.sending;
      }, 10_000);
    });
  });
}
