/**
 * Keeps room for the notice of kept enquiries before the page is painted, so that nothing moves when it comes: where the
 * device holds one that its visitor has not closed during this visit (`isPutAway` in lib/leads/outbox.ts).
 */
export function keepRoom() {
  try {
    const isTold = (key: string) =>
      key.startsWith('outbox:') && JSON.parse(localStorage[key]).stage !== sessionStorage[key];
    document.documentElement.toggleAttribute('data-outbox', Object.keys(localStorage).some(isTold));
  } catch {
    // Storage is blocked, or holds what nobody can read.
  }
}
