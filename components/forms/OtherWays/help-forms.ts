/**
 * Shows other ways to reach the company in a form whose scripts have failed (late-start.ts). If an update of the site
 * has removed the scripts from the server, it also saves what was typed as a draft and offers to reload the page.
 * PageScript writes this function into the page as text, so it may use nothing from outside itself.
 */
export function helpForms() {
  /** The help element of each form that React has not taken over. */
  const helps = () => [...document.querySelectorAll<HTMLElement>('[data-help]')];

  /** Saves what was typed, as useDraft does: without the consent and the honeypot. */
  function saveDrafts() {
    for (const help of helps()) {
      const form = help.closest('form')!;
      const values: Record<string, string> = {};
      for (const control of form.elements as Iterable<HTMLInputElement>) {
        const { name, type, value } = control;
        const isTyped =
          type === 'radio' ? control.checked && !control.defaultChecked : value && value !== control.defaultValue;
        if (isTyped && type !== 'checkbox' && name !== 'website') values[name] = value;
      }
      if (Object.keys(values).length > 0)
        localStorage[form.dataset.draft!] = JSON.stringify({ saved: Date.now(), values });
    }
  }

  document.addEventListener('scripts-failed', () => {
    for (const help of helps()) {
      help.hidden = false;
      help.closest('form')!.removeAttribute('data-sending');
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
