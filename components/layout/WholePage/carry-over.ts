import { copyValues, sameField } from '@/components/forms/field-values';

/** Attributes of the document element that are not carried over: React's components remove them when they start. */
const ENDED_BY_REACT = ['style', 'data-opening'];

/**
 * Carries over what a visitor has done when the whole page is drawn anew. React does that if another program, such as
 * a translation program, has changed the page before React started: React removes everything from the body and every
 * attribute from the document element. The new page gets the attributes back, what was typed and chosen, the open
 * questions, the open menu, the current slides and the focus. Then the event `redrawn` is dispatched on the document.
 */
export function carryOver(): void {
  const page = document.documentElement;
  let focused = document.activeElement;

  document.addEventListener('focusin', ({ target }) => {
    focused = target as Element;
  });
  document.addEventListener('focusout', ({ target }) =>
    // Waits, because Chrome also reports that focus has left an element when the element is removed.
    setTimeout(() => {
      if (focused === target && focused?.isConnected) focused = null;
    }),
  );

  const observer = new MutationObserver((changes) => {
    const removed = changes.flatMap(({ removedNodes }) => [...removedNodes].filter((node) => node instanceof Element));
    if (!removed.some((part) => part.matches('main'))) return;
    /** Calls `each` with the old and the new element for all elements that a selector finds in both pages. */
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
      // Presses the same dot, so that the new strip scrolls (move-carousels.ts).
      if (dot && dot.dataset.go !== '0') now.querySelector<HTMLElement>(`[data-go="${dot.dataset.go}"]`)?.click();
    });
    inBoth<HTMLDialogElement>('dialog', (old, now) => old.open && now.showModal());
    for (const part of removed) part.querySelectorAll<HTMLInputElement>('input, select, textarea').forEach(carryField);
    for (const old of removed.flatMap((part) => [...part.querySelectorAll<HTMLFormElement>('[data-draft]')])) {
      const now = [...document.forms].find(({ dataset }) => dataset.draft === old.dataset.draft);
      // A form that React has drawn has taken the values itself (LeadForm.tsx), and may hold newer ones from a draft.
      if (now?.querySelector('[data-help]')) copyValues(old, now);
      if (now && old.contains(focused)) sameField(now, focused as HTMLInputElement)?.focus({ preventScroll: true });
    }
    if (focused?.id && !focused.isConnected) document.getElementById(focused.id)?.focus({ preventScroll: true });
    document.dispatchEvent(new Event('redrawn'));
  });
  observer.observe(page, { attributes: true, attributeOldValue: true });
  observer.observe(document.body, { childList: true });
}

/** Gives the field with the same id in the new page what was typed or chosen in the old one, except in lead forms. */
function carryField({ id, form, value, checked }: HTMLInputElement) {
  const now = !form?.dataset.draft && id && (document.getElementById(id) as HTMLInputElement | null);
  if (!now || (now.value === value && now.checked === checked)) return;
  Object.assign(now, { value, checked });
  now.dispatchEvent(new Event('input', { bubbles: true }));
}
