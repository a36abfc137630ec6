import { tellOutboxChange } from './outbox';

/**
 * Notes that a form tells how its send stands. For as long as this page is open, the form is the one place where that
 * is told: the notice of kept enquiries says nothing here.
 */
export function tellInForm(form: HTMLFormElement): void {
  form.dataset.told = '';
  tellOutboxChange();
}

export const isToldInForm = (): boolean => document.querySelector('form[data-told]') !== null;
