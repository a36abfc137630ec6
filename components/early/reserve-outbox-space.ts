/**
 * Reserves space for enquiries kept on the device, so that the page does not move when React shows them. Also deletes
 * old drafts.
 * @param kept how long a draft with an unsent enquiry is kept, in milliseconds
 * @param sendLife the longest time of a send, in milliseconds
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
          // Keeps the draft one more day, because the device's clock may have been wrong.
          if (unsent === 'yes')
            localStorage[key] = JSON.stringify({ saved: now - kept + day, values: { ...values, unsent: 'last' } });
          else localStorage.removeItem(key);
        }
      } else if (key.startsWith(outboxPrefix) && stage)
        // Repeats the condition under which OutboxNotice.tsx shows an enquiry, because this script can import nothing.
        return (
          (stage === 'waiting' && asked + day <= now ? 'stopped' : stage) !== sessionStorage[key] &&
          !(stage === 'sent' && asked + day <= now) &&
          !(stage === 'unknown' && until > now && until <= now + sendLife)
        );
    } catch {
      // Ignores a record that cannot be read.
    }
    return false;
  }

  let isNeeded = false;
  try {
    for (const key of Object.keys(localStorage)) isNeeded = needsSpace(key) || isNeeded;
  } catch {
    // Reading blocked storage throws an error.
  }
  document.documentElement.toggleAttribute('data-outbox', isNeeded);
}
