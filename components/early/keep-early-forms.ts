export interface EarlyForm {
  /** By the names of the controls, the consent and the tab included. */
  values: Record<string, string>;
  /** The answers at the newest press on send. */
  send?: [name: string, value: FormDataEntryValue][];
}

declare global {
  interface Window {
    /** By the `data-draft` of each form. Data, not elements: React replaces the elements if a translator changed them. */
    earlyForms?: Record<string, EarlyForm>;
  }
}

/**
 * Keeps what is typed, chosen and sent in forms before React runs, which sends the answers of the newest press
 * (useLeadForm.ts). If React has not run after 10 seconds or its scripts have failed (late-start.ts), the form shows
 * other ways to reach the company. If an update of the site has removed the scripts, it saves drafts and offers to
 * reload. A form that React has taken over has no `data-help`.
 */
export function keepEarlyForms(notInDraft: string[]) {
  const early: Record<string, EarlyForm> = (window.earlyForms = {});
  const helpIn = (form: HTMLFormElement | null) => form?.querySelector<HTMLElement>('[data-help]');
  const forms = () => [...document.forms].filter(helpIn);
  const keyOf = (form: HTMLFormElement) => form.dataset.draft!;

  function keep(form: HTMLFormElement) {
    const values: EarlyForm['values'] = {};
    for (const control of form.elements as Iterable<HTMLInputElement>) {
      const { name, type, value, checked, defaultChecked, defaultValue = '' } = control;
      const isChanged = /radio|checkbox/.test(type) ? checked && !defaultChecked : value !== defaultValue;
      if (name && isChanged) values[name] = value;
    }
    return (early[keyOf(form)] = { ...early[keyOf(form)], values });
  }

  for (const type of ['input', 'change'])
    document.addEventListener(type, ({ target }) => {
      const { form } = target as HTMLInputElement;
      if (helpIn(form)) keep(form!);
    });
  // By the time of `pageshow`, the browser has restored what was typed before a reload.
  addEventListener('pageshow', () => forms().forEach(keep));

  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (!helpIn(form)) return;
    event.preventDefault();
    // Does not say "Sending…" if the scripts have failed: nothing will send the form, and the form already says so.
    if (document.documentElement.dataset.scripts !== 'failed') form.dataset.sending = '';
    const send = (keep(form).send = [...new FormData(form)]);
    setTimeout(() => {
      const drawn = forms().find((one) => keyOf(one) === keyOf(form));
      if (!drawn) return;
      helpIn(drawn)!.hidden = false;
      if (early[keyOf(form)]!.send !== send) return;
      delete early[keyOf(form)]!.send;
      delete drawn.dataset.sending;
    }, 10_000);
  });

  function saveDrafts() {
    for (const form of forms()) {
      const values = Object.entries(keep(form).values).filter(([name]) => !notInDraft.includes(name));
      if (values.length > 0)
        localStorage.setItem(keyOf(form), JSON.stringify({ saved: Date.now(), values: Object.fromEntries(values) }));
    }
  }

  document.addEventListener('scripts-failed', () => {
    for (const form of forms()) {
      helpIn(form)!.hidden = false;
      delete form.dataset.sending;
    }
    addEventListener('pagehide', saveDrafts);
  });

  document.addEventListener('scripts-gone', () => {
    try {
      saveDrafts();
    } catch {
      // Offers no reload if storage is blocked or full, because what was typed would be lost.
      return;
    }
    for (const offer of document.querySelectorAll<HTMLElement>('[data-stale]')) {
      offer.hidden = false;
      offer.querySelector('button')!.onclick = () => location.reload();
    }
  });
}
