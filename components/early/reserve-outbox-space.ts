/**
 * Reserves the space of the notice of kept enquiries before the page is painted, so that nothing moves when the notice
 * appears. Also deletes old drafts, because a page that never fetches React has no other code that deletes drafts. All
 * times are in milliseconds.
 * @param day how long a draft is kept, a waiting enquiry is sent by itself, and a sent enquiry is shown
 * @param kept how long a draft is kept if the visitor pressed send before React ran
 * @param sendLife the longest time that one send can take
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
          // Keeps an unsent enquiry one day longer, so that the form shows it once even if the device's clock was
          // wrong.
          if (unsent === 'yes')
            localStorage[key] = JSON.stringify({ saved: now - kept + day, values: { ...values, unsent: 'last' } });
          else localStorage.removeItem(key);
        }
      } else if (key.startsWith(outboxPrefix) && stage)
        // Repeats the rules of `statusOf` and `isDismissed` in lib/leads/, because this script can import nothing.
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
    // Reading storage throws an error in a browser that blocks storage.
  }
  document.documentElement.toggleAttribute('data-outbox', isNeeded);
}
