export type EarlySend = [name: string, value: FormDataEntryValue][] | 'given up';

declare global {
  interface Window {
    /** Keyed by `data-draft`, because React may replace the form's element. */
    earlySends?: Record<string, EarlySend>;
  }
}

/** Keeps what was typed or sent before React runs, because a lead must not be lost. */
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
    // After the scripts have failed, the form must not look as if it were being sent.
    if (document.documentElement.dataset.scripts !== 'failed') form.dataset.sending = '';
    const key = keyOf(form);
    const send = (sends[key] = [...new FormData(form)]);
    setTimeout(() => {
      if (sends[key] === send) forms().forEach((drawn) => keyOf(drawn) === key && giveUp(drawn));
    }, 10_000);
  });

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
          // Ignores a draft that is missing or cannot be read.
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
    // A reload would lose what was typed if storage is blocked or full.
    if (!saveDrafts()) return;
    for (const offer of document.querySelectorAll<HTMLElement>('[data-stale]')) {
      offer.hidden = false;
      offer.querySelector('button')!.onclick = () => location.reload();
    }
  });
}
