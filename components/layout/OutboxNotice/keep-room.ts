/**
 * Keeps room for the notice of kept enquiries before the page is painted, so that nothing moves when the notice
 * appears. It does so where the device holds an enquiry whose notice was not closed during this visit (`isPutAway` in
 * lib/leads/outbox.ts).
 */
export function keepRoom() {
  try {
    const isTold = (key: string) =>
      key.startsWith('outbox:') && JSON.parse(localStorage[key]).stage !== sessionStorage[key];
    document.documentElement.toggleAttribute('data-outbox', Object.keys(localStorage).some(isTold));
  } catch {
    // Keeps no room for the notice of enquiries where reading the outbox throws: storage is blocked, or its content
    // cannot be read.
  }
}
