import { DAY } from './device';
import { isOverdue, type OutboxRecord, type OutboxStatus, SEND_LIFE, statusOf } from './outbox-record';
import type { FailureKind } from './send';

export type OutboxEvent =
  /** `submit`: a form sends the lead. `press`: its visitor sends it from the outbox. `due`: its time may have come. */
  | { type: 'submit' | 'press' | 'due' | 'remove' }
  /** The visitor asks to send the lead after a pause in milliseconds. */
  | { type: 'wait'; pause: number }
  | { type: 'accepted'; claim: number }
  /** `left`: the visitor has left the page before the request went out. `pause` as in `FailedSend`. */
  | { type: 'failed'; claim: number; kind: FailureKind | 'left'; pause: number; unreachable?: boolean };

/** Returns the next state of a record and what the page has to do. Without a record, it is deleted. */
type Rule = (
  record: OutboxRecord,
  event: OutboxEvent,
  now: number,
) => { record?: OutboxRecord; effects?: ('send' | 'announce' | 'dropDraft')[] } | undefined;

/** 30 seconds after the first failed attempt, then twice as long each time, up to an hour; in milliseconds. */
export const pauseAfter = (tries: number) => Math.min(60 * 60_000, 30_000 * 2 ** Math.min(tries - 1, 10));

const ended = { claim: undefined, ifUnsent: undefined };

/** A new request of the visitor. A lead that was kept for too long is then kept for as long as a new one. */
const renewed = (record: OutboxRecord, now: number): OutboxRecord => ({
  ...record,
  asked: now,
  since: isOverdue(record, now) ? now : record.since,
});

const begin =
  (ifUnsent?: OutboxRecord['ifUnsent']): Rule =>
  (record, { type }, now) => {
    if (type === 'due' && record.until > now) return undefined;
    const before = type === 'press' ? renewed(record, now) : record;
    const until = now + SEND_LIFE;
    return { record: { ...before, stage: 'unknown', until, claim: record.revision + 1, ifUnsent }, effects: ['send'] };
  };

const wait: Rule = (record, event, now) =>
  event.type === 'wait'
    ? { record: { ...renewed(record, now), stage: 'waiting', until: now + event.pause, tries: 0 } }
    : undefined;

/** Another page asks for a lead that is being sent: it sends no second copy, and the lead is kept if the send fails. */
const follow: Rule = (record, { type }) => {
  const { ifUnsent } = record;
  if (ifUnsent === 'unknown' || ifUnsent === 'waiting') return { record };
  return { record: { ...record, ifUnsent: type === 'wait' ? 'waiting' : 'stopped' } };
};

const accept: Rule = (record, event, now) => ({
  // Deletes a record that only the form of this send knows: the form itself shows that the lead arrived.
  record:
    event.type === 'accepted' && event.claim === record.claim && !record.ifUnsent
      ? undefined
      : { ...record, ...ended, stage: 'sent', asked: now, params: {}, draft: undefined },
  effects: ['dropDraft', 'announce'],
});

const fail: Rule = (record, event, now) => {
  if (event.type !== 'failed' || event.claim !== record.claim) return undefined;
  const { ifUnsent } = record;
  const { kind, pause } = event;
  const unanswered = event.unreachable ? (record.unanswered ?? 0) + 1 : 0;
  const end = (change: Partial<OutboxRecord>) => ({
    record: { ...record, ...ended, until: now, unanswered, ...change },
  });
  // A lead stays unknown even if it is refused now, because an earlier send may have succeeded.
  if (kind === 'unknown' || ifUnsent === 'unknown') return end({ stage: 'unknown' });
  if (!ifUnsent && kind !== 'left') return {};
  if (ifUnsent !== 'waiting' || kind === 'refused') return end({ stage: 'stopped', tries: 0 });
  if (kind === 'left') return end({ stage: 'waiting' });
  const tries = record.tries + 1;
  const until = now + Math.max(pause, pauseAfter(tries));
  // Stops a lead whose day ends before the pause does, because it could never be sent automatically again.
  return until >= record.asked + DAY ? end({ stage: 'stopped', tries: 0 }) : end({ stage: 'waiting', tries, until });
};

const remove: Rule = () => ({});

/** By the status of a lead (`none`: the device does not keep it yet), then by event. No rule means no change. */
const table: Record<OutboxStatus | 'none', Partial<Record<OutboxEvent['type'], Rule>>> = {
  none: { submit: begin(), wait, accepted: () => ({ effects: ['announce'] }) },
  waiting: { submit: begin('waiting'), press: begin('waiting'), due: begin('waiting'), accepted: accept, remove },
  stopped: { submit: begin('stopped'), press: begin('waiting'), wait, accepted: accept, remove },
  unknown: { submit: begin('unknown'), press: begin('unknown'), accepted: accept, failed: fail, remove },
  sending: { submit: follow, wait: follow, accepted: accept, failed: fail },
  sent: { remove },
};

/** @param isNew whether the device does not keep the lead yet */
export const outboxChange = (record: OutboxRecord, event: OutboxEvent, now: number, isNew: boolean) =>
  table[isNew ? 'none' : statusOf(record, now)][event.type]?.(record, event, now);
