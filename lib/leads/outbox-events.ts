const CHANGE = 'outbox-change';

/** Makes every part of the page that shows the outbox read it again. */
export const notifyOutboxChange = () => document.dispatchEvent(new Event(CHANGE));

/**
 * Calls a function whenever this page or another one has changed the outbox, and when the browser shows the page again
 * from its back/forward cache, because a page in that cache gets no events.
 * @returns a function that stops the calls
 */
export function onOutboxChange(listener: () => void): () => void {
  document.addEventListener(CHANGE, listener);
  for (const type of ['storage', 'pageshow']) window.addEventListener(type, listener);
  return () => {
    document.removeEventListener(CHANGE, listener);
    for (const type of ['storage', 'pageshow']) window.removeEventListener(type, listener);
  };
}

/**
 * Marks whether a form shows the status of its enquiry. The notice of the outbox then stays hidden, so that the page
 * does not show the status twice.
 */
export function markStatusInForm(form: HTMLFormElement, showsStatus: boolean): void {
  if (form.hasAttribute('data-status') === showsStatus) return;
  form.toggleAttribute('data-status', showsStatus);
  notifyOutboxChange();
}

export const isStatusInForm = (): boolean => document.querySelector('form[data-status]') !== null;
