import { sendResult } from './form-state';
import { type OutboxEntry, type SendRecord, WAIT_LIFE } from './outbox-entry';
import type { TemplateParams } from './lead';
import type { Outbox } from './outbox';
import { type FailedSend, type SendOutcome, sendLead } from './send';

/**
 * The pause after the first failed attempt to send a lead, in milliseconds. Each further pause is twice as long as the
 * one before.
 */
const FIRST_PAUSE = 30_000;
const LONGEST_PAUSE = 60 * 60 * 1000;

/** How long to wait after a number of failed attempts to send a lead, in milliseconds. */
export const pauseAfter = (tries: number) => Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(tries - 1, 10));

/**
 * Sends a lead that is recorded in the outbox. If the visitor leaves the page during the send, the outbox records at
 * once whether the outcome is unknown or nothing was sent yet.
 * @param onLateSuccess as in `sendLead`
 */
export function sendRecorded(
  outbox: Outbox,
  { before, during }: SendRecord,
  onLateSuccess: () => void,
): Promise<SendOutcome> {
  // The record that is stored if the visitor leaves the page before anything was sent. The outbox notice on the next
  // page then says so.
  const unsent: OutboxEntry = before ?? { ...during, stage: 'stopped', until: during.asked };
  return sendLead(during.params, onLateSuccess, (kind) => outbox.finishSend(kind, { before: unsent, during }));
}

/**
 * Runs a task on only one open page of the site at a time, by means of the browser's locks. Over http:// a browser has
 * locks only on localhost. Without locks the task runs at once, and the record in the outbox alone prevents two pages
 * from sending the same lead.
 * @param wait true to wait until no other page runs a task; false to skip the task if another page runs one
 */
async function oneAtATime(task: () => Promise<void>, wait: boolean): Promise<void> {
  if (!('locks' in navigator)) return task();
  await navigator.locks.request('outbox', { ifAvailable: !wait }, (lock) => (lock ? task() : undefined));
}

/**
 * Sends the leads of the outbox that are due, one after the other. If another page is sending already, leaves them to
 * that page.
 */
export async function sendDue(outbox: Outbox, clock: () => number = () => Date.now()): Promise<void> {
  const isDue = (entry: OutboxEntry) => outbox.isAutomatic(entry) && entry.until <= clock();
  for (const { id } of outbox.all().filter(isDue)) {
    if (!navigator.onLine) return;
    await oneAtATime(() => send(outbox, id, isDue, clock), false);
  }
}

/**
 * Sends one lead at once, because the visitor has pressed the button. If that fails, the lead is sent automatically for
 * another day.
 */
export async function sendOnPress(outbox: Outbox, id: string, clock: () => number = () => Date.now()): Promise<void> {
  const asked = clock();
  const isOpen = (entry: OutboxEntry) => entry.stage !== 'sent' && !outbox.isSending(entry);
  await oneAtATime(() => send(outbox, id, isOpen, clock, asked), true);
}

/**
 * Sends one lead of the outbox and records the result.
 * @param asked when the visitor pressed the button; saved if the lead was certainly not accepted
 */
async function send(
  outbox: Outbox,
  id: string,
  isAllowed: (entry: OutboxEntry) => boolean,
  clock: () => number,
  asked?: number,
): Promise<void> {
  // Reads the lead's record again, because another page may have sent the lead while this page waited for the lock.
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

/**
 * How the record of a lead changes that was certainly not accepted: its stage, the number of attempts, and the time of
 * the next attempt.
 */
function afterFailure(
  { asked, tries }: OutboxEntry,
  { kind, pause }: FailedSend,
  now: number,
): Pick<OutboxEntry, 'stage' | 'tries' | 'until'> {
  const until = now + Math.max(pause, pauseAfter(tries + 1));
  // Stops a lead if its day ends before the pause does, because it could never be sent automatically again.
  if (kind === 'refused' || until >= asked + WAIT_LIFE) return { stage: 'stopped', tries: 0, until: now };
  return { stage: 'waiting', tries: tries + 1, until };
}

/** The detail of the event `OUTBOX_SENT`. A form that still holds the same lead is then emptied. */
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
