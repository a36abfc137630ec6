/** A form with the answers that it held when its send button was pressed before React ran. */
export type EarlyForm = HTMLFormElement & { earlySend?: FormData };

/**
 * Handles a press on send before React runs. The form says "Sending…" at once and keeps its answers until React sends
 * them (useLeadForm.ts). Of several presses, only the newest counts. After 10 seconds the press is given up, and the
 * form shows other ways to reach the company. The script leaves a form without that help alone: React has removed it
 * while taking over the form. PageScript writes this function into the page as text, so it may use nothing from outside
 * itself.
 */
export function handleEarlySends() {
  document.addEventListener('submit', (event) => {
    const form = event.target as EarlyForm;
    const help = form.querySelector<HTMLElement>('[data-help]');
    if (!help) return;
    event.preventDefault();
    // Does not say "Sending…" if the scripts have failed: nothing will send the form, and the form already says so.
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
