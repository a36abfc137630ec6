import type { TemplateParams } from './messages';
import { fateOf } from './form-state';
import { oneAtATime } from './one-at-a-time';
import { type Kept, type Outbox, WAIT_LIFE } from './outbox';
import { type SendOutcome, sendLead, type Unaccepted } from './send';

/** The pause after the first try that failed; each is twice as long as the one before. In milliseconds. */
const FIRST_PAUSE = 30_000;
const LONGEST_PAUSE = 60 * 60 * 1000;

/** How long to wait after so many tries that failed. In milliseconds. */
export const pauseAfter = (tries: number) => Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(tries - 1, 10));

/**
 * Sends a lead that is written down. A page that is left meanwhile says so at once: it does not know the outcome, or knows
 * that nothing was asked yet.
 * @param record as the lead was kept before, if it was, and as it was claimed
 * @param onLateSuccess as in `sendLead`
 */
export function sendWrittenDown(
  box: Outbox,
  { before, during }: { before?: Kept; during: Kept },
  onLateSuccess: () => void,
): Promise<SendOutcome> {
  // Its visitor, who has gone, is not to think that it went as well.
  const unsent: Kept = before ?? { ...during, stage: 'stopped', until: during.asked };
  return sendLead(
    during.params,
    onLateSuccess,
    (reach) => void (reach === 'unsent' ? box.settleBack(during, unsent) : box.release(during)),
  );
}

/** Sends what waits and is due, one after the other; what another page is at is left to it. */
export async function sendWhatWaits(box: Outbox, clock: () => number = () => Date.now()): Promise<void> {
  const isDue = (kept: Kept) => box.goesByItself(kept) && kept.until <= clock();
  for (const { id } of box.all().filter(isDue)) {
    if (!navigator.onLine) return;
    await oneAtATime(() => send(box, id, isDue, clock));
  }
}

/** Sends one lead at once, because its visitor pressed; from now on it may wait for a day again. */
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
  // Read anew: another page may have sent it while this one waited for its turn.
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

/** Where a lead stands after a send that was certainly not accepted. */
function next(
  { asked, tries }: Kept,
  { reach, pause }: Unaccepted,
  now: number,
): Pick<Kept, 'stage' | 'tries' | 'until'> {
  const until = now + Math.max(pause, pauseAfter(tries + 1));
  // Its day is over before it might go: by itself it never would.
  if (reach === 'refused' || until >= asked + WAIT_LIFE) return { stage: 'stopped', tries: 0, until: now };
  return { stage: 'waiting', tries: tries + 1, until };
}

/** Told to the page: the form that holds these words still is done with them. */
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
