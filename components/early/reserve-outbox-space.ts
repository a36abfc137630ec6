/**
 * Deletes drafts that the device has kept for too long, whichever page the visitor opens next, even one that never
 * fetches React. Then reserves the space of the notice of kept enquiries before the page is painted, so that nothing
 * moves when the notice appears. Space is reserved for an enquiry that is not being sent (`statusOf` in
 * lib/leads/outbox-record.ts) and whose notice was not dismissed during this visit (`isDismissed` in
 * lib/leads/outbox.ts). All times are in milliseconds. A draft is deleted after `day`, or after `kept` if the visitor
 * had pressed send.
 */
export function reserveOutboxSpace(
  outboxPrefix: string,
  draftPrefix: string,
  day: number,
  kept: number,
  sendLife: number,
) {
  const now = Date.now();

  function needsSpace(key: string) {
    try {
      const { saved, values, asked, stage, until } = JSON.parse(localStorage[key]);
      if (key.startsWith(draftPrefix)) {
        const { unsent } = values;
        if (saved + (unsent ? kept : day) <= now) {
          // Keeps an unsent enquiry one more day, so that its form shows it once: the clock may have been wrong.
          if (unsent === 'yes')
            localStorage[key] = JSON.stringify({ saved: now - kept + day, values: { ...values, unsent: 'last' } });
          else localStorage.removeItem(key);
        }
      } else if (key.startsWith(outboxPrefix) && stage)
        return (
          (stage === 'waiting' && asked + day <= now ? 'stopped' : stage) !== sessionStorage[key] &&
          !(stage === 'sent' && asked + day <= now) &&
          !(stage === 'unknown' && until > now && until <= now + sendLife)
        );
    } catch {
      // Leaves a record alone that cannot be read.
    }
    return false;
  }

  let isNeeded = false;
  try {
    for (const key of Object.keys(localStorage)) isNeeded = needsSpace(key) || isNeeded;
  } catch {
    // Reserves no space where the browser blocks storage, since reading it throws there.
  }
  document.documentElement.toggleAttribute('data-outbox', isNeeded);
}
