/**
 * Deletes enquiries and drafts that the device has kept for too long (`keptUntil` in lib/leads/outbox-entry.ts,
 * `DRAFT_LIFE` in lib/leads/draft.ts), whichever page the visitor opens next, even one that never fetches React. Then
 * reserves the space of the notice of kept enquiries before the page is painted, so that nothing moves when the notice
 * appears. Space is reserved for an enquiry that is not being sent and whose notice was not dismissed during this visit
 * (`isDismissed` in lib/leads/outbox.ts).
 */
export function reserveSpace() {
  const DAY = 864e5;
  const now = Date.now();
  let isNeeded = false;
  try {
    for (const key of Object.keys(localStorage)) {
      const isDraft = key.startsWith('draft:');
      if (!isDraft && !key.startsWith('outbox:')) continue;
      const { saved, asked, since = asked, stage, until } = JSON.parse(localStorage[key]);
      const end = isDraft ? saved + DAY : stage === 'sent' ? asked + DAY : since + 14 * DAY;
      if (end <= now) localStorage.removeItem(key);
      // No send takes longer than 25 seconds. If one seems to, the device's clock was set back, and the send is over.
      else if (
        !isDraft &&
        stage !== sessionStorage[key] &&
        !(stage === 'unknown' && until > now && until <= now + 25e3)
      )
        isNeeded = true;
    }
  } catch {
    // Reserves no space if reading the outbox throws, because storage is blocked or a record cannot be read.
    isNeeded = false;
  }
  document.documentElement.toggleAttribute('data-outbox', isNeeded);
}
