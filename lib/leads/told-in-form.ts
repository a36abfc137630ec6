import { tellOutboxChange } from './outbox';

/**
 * Notes whether a form tells how a send stands. While one does, it is the one place where that is told: the notice of
 * kept enquiries says nothing on this page.
 */
export function tellInForm(form: HTMLFormElement, tells: boolean): void {
  if (form.hasAttribute('data-told') === tells) return;
  form.toggleAttribute('data-told', tells);
  tellOutboxChange();
}

export const isToldInForm = (): boolean => document.querySelector('form[data-told]') !== null;
