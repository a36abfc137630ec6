import { notifyOutboxChange } from './outbox-change';

/**
 * Marks whether a form shows the status of its enquiry. While it does, the outbox notice stays hidden, so that the page
 * does not show the status twice.
 */
export function markStatusInForm(form: HTMLFormElement, showsStatus: boolean): void {
  if (form.hasAttribute('data-status') === showsStatus) return;
  form.toggleAttribute('data-status', showsStatus);
  notifyOutboxChange();
}

/** Whether any form of the page shows the status of its enquiry. */
export const isStatusInForm = (): boolean => document.querySelector('form[data-status]') !== null;
