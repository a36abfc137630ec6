import { notifyOutboxChange } from './outbox-change';

/**
 * Marks a form that shows the status of its enquiry. While a form of the page does, the notice of kept enquiries stays
 * hidden, so that the status is not shown twice.
 */
export function markStatusInForm(form: HTMLFormElement, showsStatus: boolean): void {
  if (form.hasAttribute('data-status') === showsStatus) return;
  form.toggleAttribute('data-status', showsStatus);
  notifyOutboxChange();
}

/** Whether a form of the page shows the status of its enquiry. */
export const isStatusInForm = (): boolean => document.querySelector('form[data-status]') !== null;
