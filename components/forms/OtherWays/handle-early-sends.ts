/** A form whose send was pressed before React ran holds what it was to send. */
export type EarlyForm = HTMLFormElement & { earlySend?: FormData };

/**
 * Handles a press on send before React runs: the form says "Sending…" at once, and keeps what it is to send until React
 * takes it over (useLeadForm.ts). Of several presses the newest counts. After 10 seconds it is given up, and the form
 * shows other ways to reach the company. A form that React has taken over no longer holds this help, which is how this
 * script knows it. PageScript writes this function into the page as text, so it may use nothing from outside itself.
 */
export function handleEarlySends() {
  document.addEventListener('submit', (event) => {
    const form = event.target as EarlyForm;
    const help = form.querySelector<HTMLElement>('[data-help]');
    if (!help) return;
    event.preventDefault();
    // Does not say "Sending…" where the scripts have failed: nothing will send the form, which already says so.
    if (document.documentElement.dataset.scripts !== 'failed') form.dataset.sending = '';
    const data = (form.earlySend = new FormData(form));
    setTimeout(() => {
      help.hidden = false;
      if (data !== form.earlySend) return;
      delete form.earlySend;
      delete form.dataset.sending;
    }, 10_000);
  });
}
