import { tellOutboxChange } from './outbox';

/**
 * Notes on a form whether it shows the state of its enquiry. While a form does, the notice of kept enquiries stays
 * hidden on that page, so that nothing is told twice.
 */
export function tellInForm(form: HTMLFormElement, tells: boolean): void {
  if (form.hasAttribute('data-told') === tells) return;
  form.toggleAttribute('data-told', tells);
  tellOutboxChange();
}

export const isToldInForm = (): boolean => document.querySelector('form[data-told]') !== null;
