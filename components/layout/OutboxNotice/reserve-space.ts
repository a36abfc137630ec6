/**
 * Deletes enquiries and drafts that the device has kept for too long (`keptUntil` in lib/leads/outbox-entry.ts, `DRAFT_LIFE`
 * in lib/leads/draft.ts), on whichever page the visitor opens next, also one that never fetches React.
 * Then reserves the space of the notice of kept enquiries before the page is painted, so that nothing moves when the notice
 * appears. It does so where the device keeps an enquiry that the notice shows: one that is not being sent now, and
 * whose notice was not dismissed during this visit (`isDismissed` in lib/leads/outbox.ts).
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
      // Longer than 25 seconds no send takes: then the device's clock was put back.
      else if (
        !isDraft &&
        stage !== sessionStorage[key] &&
        !(stage === 'unknown' && until > now && until <= now + 25e3)
      )
        isNeeded = true;
    }
  } catch {
    // Reserves no space for the notice of enquiries where reading the outbox throws: storage is blocked, or its content
    // cannot be read.
    isNeeded = false;
  }
  document.documentElement.toggleAttribute('data-outbox', isNeeded);
}
