/** The answers at the newest press on send, or 'given up' once the page has shown other ways to reach the company. */
export type EarlySend = [name: string, value: FormDataEntryValue][] | 'given up';

declare global {
  interface Window {
    /** The newest press on send in each form, under the form's `data-draft`. No elements, as React may replace them. */
    earlySends?: Record<string, EarlySend>;
  }
}

/**
 * Keeps the answers if send is pressed before React runs. React then sends these answers (useLeadForm.ts). If React has
 * not run 10 seconds after the press, or if its scripts have failed (late-start.ts), the form shows other ways to reach
 * the company, and is then sent only by a further press. If the page is left or hidden before React runs, what was
 * typed is saved as a draft, except in the fields `notInDraft`. If an update of the site has removed the scripts, the
 * form offers to reload. A form that React has taken over has no `data-help`, and is left alone.
 */
export function keepEarlyForms(notInDraft: string[]) {
  const sends: Record<string, EarlySend> = (window.earlySends = {});
  const helpIn = (form: HTMLFormElement) => form.querySelector<HTMLElement>('[data-help]');
  const forms = () => [...document.forms].filter(helpIn);
  const keyOf = (form: HTMLFormElement) => form.dataset.draft!;

  function giveUp(form: HTMLFormElement) {
    helpIn(form)!.hidden = false;
    delete form.dataset.sending;
    if (sends[keyOf(form)]) sends[keyOf(form)] = 'given up';
  }

  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (!helpIn(form)) return;
    event.preventDefault();
    // Does not say "Sending…" if the scripts have failed: nothing will send the form, and the form already says so.
    if (document.documentElement.dataset.scripts !== 'failed') form.dataset.sending = '';
    const key = keyOf(form);
    const send = (sends[key] = [...new FormData(form)]);
    setTimeout(() => {
      if (sends[key] === send) forms().forEach((drawn) => keyOf(drawn) === key && giveUp(drawn));
    }, 10_000);
  });

  /** Adds what was typed to each form's draft, which may hold other answers. @returns whether it could be saved */
  function saveDrafts() {
    try {
      for (const form of forms()) {
        const key = keyOf(form);
        const typed: Record<string, string> = {};
        for (const control of form.elements as Iterable<HTMLInputElement>) {
          const { name, type, value, checked, defaultChecked, defaultValue = '' } = control;
          const isChanged = /radio|checkbox/.test(type) ? checked && !defaultChecked : value !== defaultValue;
          if (name && isChanged && !notInDraft.includes(name)) typed[name] = value;
        }
        if (Object.keys(typed).length === 0) continue;
        if (sends[key]) typed.unsent = 'yes';
        let draft;
        try {
          draft = JSON.parse(localStorage[key]).values;
        } catch {
          // The device holds no draft, or one that cannot be read.
        }
        localStorage.setItem(key, JSON.stringify({ saved: Date.now(), values: { ...draft, ...typed } }));
      }
      return true;
    } catch {
      return false;
    }
  }
  for (const type of ['pagehide', 'visibilitychange']) addEventListener(type, saveDrafts);

  document.addEventListener('scripts-failed', () => forms().forEach(giveUp));

  document.addEventListener('scripts-gone', () => {
    // Offers no reload if storage is blocked or full, because what was typed would be lost.
    if (!saveDrafts()) return;
    for (const offer of document.querySelectorAll<HTMLElement>('[data-stale]')) {
      offer.hidden = false;
      offer.querySelector('button')!.onclick = () => location.reload();
    }
  });
}
