/**
 * Handles a press on send before React runs. The form is marked, and says "Sending…" at once. React keeps the press and
 * submits the form when it runs: of several presses this leaves it the newest alone, and after 10 seconds none, and shows how
 * else to reach the company. A form that React has taken over no longer holds that help, and takes the mark away itself.
 * This function is written into the page as text, so it may use nothing from outside itself.
 */
export function wireEarlySends() {
  /** React's own list of early sends, three entries each: form, button and what the form held. */
  const waiting = () => (document as Document & { $$reactFormReplay?: unknown[] }).$$reactFormReplay ?? [];
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    const help = form.querySelector<HTMLElement>('[data-asleep]');
    if (!help) return;
    // Where the scripts have failed, nothing will send it, and the form has said so.
    if (document.documentElement.dataset.scripts !== 'failed') form.dataset.sending = '';
    // React's own listener, which adds to the list, is called after this one.
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
