import { sendResult } from './form-state';
import { type OutboxEntry, type SendRecord, WAIT_LIFE } from './outbox-entry';
import type { TemplateParams } from './lead';
import type { Outbox } from './outbox';
import { type FailedSend, type SendOutcome, sendLead } from './send';

/** The pause after the first failed try to send a lead, in milliseconds. Each further pause is twice as long. */
const FIRST_PAUSE = 30_000;
const LONGEST_PAUSE = 60 * 60 * 1000;

/** How long to wait before the next try to send a lead, in milliseconds, after this many failed tries. */
export const pauseAfter = (tries: number) => Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(tries - 1, 10));

/**
 * Sends a lead that has been recorded in the outbox. When the visitor leaves the page during the send, the record says
 * at once whether the outcome is unknown or nothing had been sent yet.
 * @param onLateSuccess as in `sendLead`
 */
export function sendRecorded(
  outbox: Outbox,
  { before, during }: SendRecord,
  onLateSuccess: () => void,
): Promise<SendOutcome> {
  // The record for a visitor who leaves the page before anything was sent: the notice on the next page has to say so.
  const unsent: OutboxEntry = before ?? { ...during, stage: 'stopped', until: during.asked };
  return sendLead(during.params, onLateSuccess, (kind) => outbox.finishSend(kind, { before: unsent, during }));
}

/**
 * Runs a task on one open page of the site at a time, by the browser's locks. Over http:// browsers give a page no locks,
 * unless it is on localhost: there the task runs at once, and only the record, which is claimed before a send, keeps two
 * pages from sending the same lead.
 * @param wait whether the task waits while another page runs one; otherwise it is left to that page
 */
async function oneAtATime(task: () => Promise<void>, wait: boolean): Promise<void> {
  if (!('locks' in navigator)) return task();
  await navigator.locks.request('outbox', { ifAvailable: !wait }, (lock) => (lock ? task() : undefined));
}

/** Sends the waiting leads of the outbox that are due, one after the other, unless another page is sending them. */
export async function sendDue(outbox: Outbox, clock: () => number = () => Date.now()): Promise<void> {
  const isDue = (entry: OutboxEntry) => outbox.isAutomatic(entry) && entry.until <= clock();
  for (const { id } of outbox.all().filter(isDue)) {
    if (!navigator.onLine) return;
    await oneAtATime(() => send(outbox, id, isDue, clock), false);
  }
}

/** Sends one lead at once, because its visitor pressed the button. If that fails, the lead waits for another day. */
export async function sendOnPress(outbox: Outbox, id: string, clock: () => number = () => Date.now()): Promise<void> {
  const asked = clock();
  const isOpen = (entry: OutboxEntry) => entry.stage !== 'sent' && !outbox.isSending(entry);
  await oneAtATime(() => send(outbox, id, isOpen, clock, asked), true);
}

/**
 * Sends one lead of the outbox and records the result.
 * @param asked when its visitor pressed the button, which is saved if the lead was certainly not accepted
 */
async function send(
  outbox: Outbox,
  id: string,
  isAllowed: (entry: OutboxEntry) => boolean,
  clock: () => number,
  asked?: number,
): Promise<void> {
  // Reads the lead's record again: another page may have sent the lead while this one waited for the lock.
  const before = outbox.find(id);
  const during = before && isAllowed(before) ? outbox.claim(before) : undefined;
  if (!before || !during) return;
  const outcome = await sendRecorded(outbox, { before, during }, () => announceSent(outbox, before));
  if (outcome.sent) return announceSent(outbox, before);
  const after = asked === undefined ? before : { ...before, asked, since: before.since ?? before.asked };
  outbox.finishSend(sendResult(outcome, before), {
    before: { ...after, ...afterFailure(after, outcome, clock()) },
    during,
  });
}

/** The stage, the number of tries and the next time to send of a lead that was certainly not accepted. */
function afterFailure(
  { asked, tries }: OutboxEntry,
  { kind, pause }: FailedSend,
  now: number,
): Pick<OutboxEntry, 'stage' | 'tries' | 'until'> {
  const until = now + Math.max(pause, pauseAfter(tries + 1));
  // Stops a lead whose day ends before the pause does: it would never be sent automatically.
  if (kind === 'refused' || until >= asked + WAIT_LIFE) return { stage: 'stopped', tries: 0, until: now };
  return { stage: 'waiting', tries: tries + 1, until };
}

/** The detail of the event `OUTBOX_SENT`, at which a form that still holds the same lead is cleared. */
export interface OutboxSent {
  form: string;
  params: TemplateParams;
}
export const OUTBOX_SENT = 'outbox-sent';

function announceSent(outbox: Outbox, { id, form, params }: OutboxEntry) {
  outbox.markSent(id);
  document.dispatchEvent(new CustomEvent('lead-sent', { detail: { form } }));
  document.dispatchEvent(new CustomEvent<OutboxSent>(OUTBOX_SENT, { detail: { form, params } }));
}
