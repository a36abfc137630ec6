/**
 * Looks after a send that is pressed while the form is still asleep. The form is marked, and says "Sending…" at once. React
 * keeps the press and carries it out when the form wakes: of several, this lets it have the newest alone, and after 10
 * seconds none, when it says how else to reach the company. It is written into the page as text, so it may use nothing
 * from outside itself. A form that has woken no longer holds what this shows, and takes the mark away itself.
 */
export function wireAsleep() {
  /** Form, button and data of each send that waits: React's own list, read when a form wakes. */
  const waiting = () => (document as Document & { $$reactFormReplay?: unknown[] }).$$reactFormReplay ?? [];
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    const help = form.querySelector<HTMLElement>('[data-asleep]');
    if (!help) return;
    // Scripts that have failed will not come to send it, and the form has said so.
    if (document.documentElement.dataset.scripts !== 'failed') form.dataset.sending = '';
    // React's listener comes after this one.
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
