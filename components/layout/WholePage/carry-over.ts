import { copyValues, sameField } from '@/components/forms/field-values';

/** Attributes that are not restored, because they stand on `<html>` only until React's components have started. */
const ENDED_BY_REACT = ['style', 'data-opening'];

/** Keeps what the visitor has typed, chosen, opened and focused when React draws the whole page anew. */
export function carryOver(): void {
  const page = document.documentElement;
  let focused = document.activeElement;

  document.addEventListener('focusin', ({ target }) => {
    focused = target as Element;
  });
  document.addEventListener('focusout', ({ target }) =>
    // Waits, because Chrome also dispatches `focusout` when a focused element is removed.
    setTimeout(() => {
      if (focused === target && focused?.isConnected) focused = null;
    }),
  );

  const observer = new MutationObserver((changes) => {
    const removed = changes.flatMap(({ removedNodes }) => [...removedNodes].filter((node) => node instanceof Element));
    if (!removed.some((part) => part.matches('main'))) return;
    const inBoth = <E extends Element>(selector: string, each: (old: E, now: E) => void) => {
      const found = document.querySelectorAll<E>(selector);
      removed
        .flatMap((part) => [...part.querySelectorAll<E>(selector)])
        .forEach((old, index) => found[index] && each(old, found[index]));
    };

    for (const { attributeName: name, oldValue } of changes)
      if (name && oldValue !== null && !ENDED_BY_REACT.includes(name)) page.setAttribute(name, oldValue);
    inBoth<HTMLDetailsElement>('details', (old, now) => (now.open = old.open));
    inBoth<HTMLElement>('[data-carousel]', (old, now) => {
      const dot = old.querySelector<HTMLElement>('[data-go][aria-current]');
      // move-carousels.ts scrolls the new strip when the dot is pressed.
      if (dot && dot.dataset.go !== '0') now.querySelector<HTMLElement>(`[data-go="${dot.dataset.go}"]`)?.click();
    });
    inBoth<HTMLDialogElement>('dialog', (old, now) => old.open && now.showModal());
    for (const part of removed) part.querySelectorAll<HTMLInputElement>('input, select, textarea').forEach(carryField);
    for (const old of removed.flatMap((part) => [...part.querySelectorAll<HTMLFormElement>('[data-draft]')])) {
      const now = [...document.forms].find(({ dataset }) => dataset.draft === old.dataset.draft);
      // A form without `data-help` was drawn by React, and LeadForm.tsx has already copied the values into it.
      if (now?.querySelector('[data-help]')) copyValues(old, now);
      if (now && old.contains(focused)) sameField(now, focused as HTMLInputElement)?.focus({ preventScroll: true });
    }
    if (focused?.id && !focused.isConnected) document.getElementById(focused.id)?.focus({ preventScroll: true });
    document.dispatchEvent(new Event('redrawn'));
  });
  observer.observe(page, { attributes: true, attributeOldValue: true });
  observer.observe(document.body, { childList: true });
}

/** Leaves out lead forms, whose fields get new ids when React draws the page anew. */
function carryField({ id, form, value, checked }: HTMLInputElement) {
  const now = !form?.dataset.draft && id && (document.getElementById(id) as HTMLInputElement | null);
  if (!now || (now.value === value && now.checked === checked)) return;
  Object.assign(now, { value, checked });
  now.dispatchEvent(new Event('input', { bubbles: true }));
}
