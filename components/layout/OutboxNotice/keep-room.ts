/**
 * Keeps room for the notice of kept enquiries before the page is painted, so that nothing moves when the notice
 * appears. It does so where the device keeps an enquiry whose notice was not dismissed during this visit
 * (`isDismissed` in lib/leads/outbox.ts).
 */
export function keepRoom() {
  try {
    const isShown = (key: string) =>
      key.startsWith('outbox:') && JSON.parse(localStorage[key]).stage !== sessionStorage[key];
    document.documentElement.toggleAttribute('data-outbox', Object.keys(localStorage).some(isShown));
  } catch {
    // Keeps no room for the notice of enquiries where reading the outbox throws: storage is blocked, or its content
    // cannot be read.
  }
}
