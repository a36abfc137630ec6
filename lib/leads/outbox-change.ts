const CHANGE = 'outbox-change';

/** Dispatches an event by which every part of the page that shows the outbox reads it again. */
export const notifyOutboxChange = () => document.dispatchEvent(new Event(CHANGE));

/**
 * Calls back when the outbox has changed, on this page or another. It also calls back when the browser shows a page
 * again from its cache, which received no events meanwhile.
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
