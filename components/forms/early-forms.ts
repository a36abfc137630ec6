/** What a visitor has done with a form before React took it over. */
export interface EarlyForm {
  /** The typed and chosen values by the names of the controls, the consent and the tab included. */
  values: Record<string, string>;
  /** The answers that the form held when send was pressed. */
  send?: [name: string, value: FormDataEntryValue][];
  /** The name of the control that had focus. */
  focus: string;
}

declare global {
  interface Window {
    /** By the `data-draft` of each form. Data, not elements: React replaces the elements if a translator changed them. */
    earlyForms?: Record<string, EarlyForm>;
  }
}

/**
 * Keeps what is typed, chosen and sent in forms before React runs. After a press on send the form says "Sending…", and
 * React sends the answers of the newest press (useLeadForm.ts). After 10 seconds the press is given up, and the form
 * shows other ways to reach the company. It does so at once if the form's scripts have failed (late-start.ts). If an
 * update of the site has removed the scripts from the server, it saves what was typed as drafts and offers to reload.
 * A form that React has taken over has no `data-help`.
 */
export function keepEarlyForms(notInDraft: string[]) {
  const early: Record<string, EarlyForm> = (window.earlyForms = {});
  const helps = () => [...document.querySelectorAll<HTMLElement>('[data-help]')];

  function keep(form: HTMLFormElement) {
    const values: EarlyForm['values'] = {};
    for (const control of form.elements as Iterable<HTMLInputElement>) {
      const { name, type, value, checked, defaultChecked, defaultValue = '' } = control;
      const isChanged = /radio|checkbox/.test(type) ? checked && !defaultChecked : value !== defaultValue;
      if (name && isChanged) values[name] = value;
    }
    const key = form.dataset.draft!;
    const focus = (document.activeElement as HTMLInputElement).name;
    return (early[key] = { ...early[key], values, focus });
  }

  for (const type of ['input', 'change', 'focusin'])
    document.addEventListener(type, ({ target }) => {
      const { form } = target as HTMLInputElement;
      if (form?.querySelector('[data-help]')) keep(form);
    });
  // By the time of `pageshow`, the browser has restored what was typed before a reload.
  addEventListener('pageshow', () => helps().forEach((help) => keep(help.closest('form')!)));

  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (!form.querySelector('[data-help]')) return;
    event.preventDefault();
    // Does not say "Sending…" if the scripts have failed: nothing will send the form, and the form already says so.
    if (document.documentElement.dataset.scripts !== 'failed') form.dataset.sending = '';
    const send = (keep(form).send = [...new FormData(form)]);
    const key = form.dataset.draft!;
    setTimeout(() => {
      const help = helps().find((one) => one.closest('form')!.dataset.draft === key);
      if (!help) return;
      help.hidden = false;
      if (early[key]!.send !== send) return;
      delete early[key]!.send;
      delete help.closest('form')!.dataset.sending;
    }, 10_000);
  });

  function saveDrafts() {
    for (const help of helps()) {
      const form = help.closest('form')!;
      const values = Object.entries(keep(form).values).filter(([name]) => !notInDraft.includes(name));
      if (values.length > 0)
        localStorage[form.dataset.draft!] = JSON.stringify({ saved: Date.now(), values: Object.fromEntries(values) });
    }
  }

  document.addEventListener('scripts-failed', () => {
    for (const help of helps()) {
      help.hidden = false;
      delete help.closest('form')!.dataset.sending;
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
