import type { TemplateParams } from './messages';
import { fateOf } from './form-state';
import { oneAtATime } from './one-at-a-time';
import { type Kept, type Outbox, WAIT_LIFE } from './outbox';
import { type SendOutcome, sendLead, type Unaccepted } from './send';

/** The pause after the first failed try to send a lead, in milliseconds. Each further pause is twice as long. */
const FIRST_PAUSE = 30_000;
const LONGEST_PAUSE = 60 * 60 * 1000;

/** How long to wait before the next try to send a lead, after this many failed ones. In milliseconds. */
export const pauseAfter = (tries: number) => Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(tries - 1, 10));

/**
 * Sends a lead that has been written down in the outbox. When the page is left during the send, the lead's record is
 * settled at once: the outcome is unknown, or nothing had been sent yet.
 * @param record the lead's record from before the send, if there was one, and as it was claimed
 * @param onLateSuccess as in `sendLead`
 */
export function sendWrittenDown(
  box: Outbox,
  { before, during }: { before?: Kept; during: Kept },
  onLateSuccess: () => void,
): Promise<SendOutcome> {
  // The record of a lead whose page was left before anything was sent: the notice on the next page has to say so.
  const unsent: Kept = before ?? { ...during, stage: 'stopped', until: during.asked };
  return sendLead(
    during.params,
    onLateSuccess,
    (reach) => void (reach === 'unsent' ? box.settleBack(during, unsent) : box.release(during)),
  );
}

/** Sends the waiting leads that are due, one after the other, except those that another page is sending. */
export async function sendWhatWaits(box: Outbox, clock: () => number = () => Date.now()): Promise<void> {
  const isDue = (kept: Kept) => box.goesByItself(kept) && kept.until <= clock();
  for (const { id } of box.all().filter(isDue)) {
    if (!navigator.onLine) return;
    await oneAtATime(() => send(box, id, isDue, clock));
  }
}

/** Sends one lead at once, because its visitor pressed the button. If that fails, the lead waits for another day. */
export async function sendOnPress(box: Outbox, id: string, clock: () => number = () => Date.now()): Promise<void> {
  const asked = clock();
  await oneAtATime(() => send(box, id, (kept) => kept.stage !== 'sent' && !box.isBusy(kept), clock, { asked }), {
    wait: true,
  });
}

async function send(
  box: Outbox,
  id: string,
  may: (kept: Kept) => boolean,
  clock: () => number,
  news: Partial<Kept> = {},
): Promise<void> {
  // Reads the lead's record again: another page may have sent the lead while this one waited for the lock.
  const before = box.find(id);
  const during = before && may(before) ? box.claim(before) : undefined;
  if (!before || !during) return;
  const outcome = await sendWrittenDown(box, { before, during }, () => tellArrived(box, before));
  const fate = fateOf(outcome, before);
  if (fate === 'doubt') box.release(during);
  if (outcome.sent) tellArrived(box, before);
  else if (fate === 'back') {
    const after = { ...before, ...news };
    box.settleBack(during, { ...after, ...next(after, outcome, clock()) });
  }
}

/** The stage, the tries and the pause of a lead whose send was certainly not accepted. */
function next(
  { asked, tries }: Kept,
  { reach, pause }: Unaccepted,
  now: number,
): Pick<Kept, 'stage' | 'tries' | 'until'> {
  const until = now + Math.max(pause, pauseAfter(tries + 1));
  // Stops a lead whose day ends before the pause does: it would never be sent automatically.
  if (reach === 'refused' || until >= asked + WAIT_LIFE) return { stage: 'stopped', tries: 0, until: now };
  return { stage: 'waiting', tries: tries + 1, until };
}

/** The detail of the event `OUTBOX_SENT`, by which a form that still holds the same words is cleared. */
export interface OutboxSent {
  form: string;
  params: TemplateParams;
}
export const OUTBOX_SENT = 'outbox-sent';

function tellArrived(box: Outbox, { id, form, params }: Kept) {
  box.arrived(id);
  document.dispatchEvent(new CustomEvent('lead-sent', { detail: { form } }));
  document.dispatchEvent(new CustomEvent<OutboxSent>(OUTBOX_SENT, { detail: { form, params } }));
}
