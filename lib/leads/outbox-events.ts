const CHANGE = 'outbox-change';

export const notifyOutboxChange = () => document.dispatchEvent(new Event(CHANGE));

/** Also calls `listener` at `pageshow`, because a page in the back/forward cache gets no events. */
export function onOutboxChange(listener: () => void) {
  const end = new AbortController();
  document.addEventListener(CHANGE, listener, { signal: end.signal });
  for (const type of ['storage', 'pageshow']) window.addEventListener(type, listener, { signal: end.signal });
  return () => end.abort();
}

/** Marks a form that shows the status of its enquiry, so that the outbox notice does not repeat the status. */
export function markStatusInForm(form: HTMLFormElement, showsStatus: boolean): void {
  if (form.hasAttribute('data-status') === showsStatus) return;
  form.toggleAttribute('data-status', showsStatus);
  notifyOutboxChange();
}

export const isStatusInForm = (): boolean => document.querySelector('form[data-status]') !== null;
