const CHANGE = 'outbox-change';

/** Dispatches an event that makes every part of the page that shows the outbox read the outbox again. */
export const notifyOutboxChange = () => document.dispatchEvent(new Event(CHANGE));

/**
 * Calls a function whenever this page or another one has changed the outbox. It also calls the function when the
 * browser shows the page again from its back/forward cache, because a page in that cache gets no events.
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
