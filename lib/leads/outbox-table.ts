import { DAY } from './device';
import { isOverdue, type OutboxRecord, type OutboxStatus, SEND_LIFE, statusOf } from './outbox-record';
import type { FailureKind } from './send';

export type OutboxEvent =
  /** A form sends this lead. */
  | { type: 'submit' }
  /** The visitor presses send at a lead that the device keeps. */
  | { type: 'press' }
  /** The time may have come to send a waiting lead. */
  | { type: 'due' }
  /** The visitor asks to send the lead later, after a pause in milliseconds. */
  | { type: 'wait'; pause: number }
  | { type: 'accepted'; claim: number }
  /**
   * A send has failed. `left`: the visitor has left the page before the request went out.
   * @see FailedSend for `pause`
   */
  | { type: 'failed'; claim: number; kind: FailureKind | 'left'; pause: number }
  | { type: 'remove' };

/** What the page has to do after a change of a record. */
export type OutboxEffect = 'send' | 'announce' | 'dropDraft';

/** The next state of a record and the effects of the change. Without a record, it is deleted. */
export interface OutboxChange {
  record?: OutboxRecord;
  effects?: OutboxEffect[];
}

type Rule = (record: OutboxRecord, event: OutboxEvent, now: number) => OutboxChange | undefined;

/** The pause after the first failed attempt, in milliseconds. Each further pause is twice as long, up to an hour. */
const FIRST_PAUSE = 30_000;
export const pauseAfter = (tries: number) => Math.min(60 * 60_000, FIRST_PAUSE * 2 ** Math.min(tries - 1, 10));

const ended = { claim: undefined, ifUnsent: undefined };

/** A new request of the visitor. A lead that was kept for too long is then kept for as long as a new one. */
const asked = (record: OutboxRecord, now: number) => ({
  asked: now,
  since: isOverdue(record, now) ? now : record.since,
});

const begin =
  (ifUnsent?: OutboxRecord['ifUnsent']): Rule =>
  (record, { type }, now) => ({
    record: {
      ...record,
      ...(type === 'press' && asked(record, now)),
      stage: 'unknown',
      until: now + SEND_LIFE,
      claim: record.revision + 1,
      ifUnsent,
    },
    effects: ['send'],
  });

const beginWhenDue: Rule = (record, event, now) =>
  record.until <= now ? begin('waiting')(record, event, now) : undefined;

const wait: Rule = (record, event, now) =>
  event.type === 'wait'
    ? { record: { ...record, ...asked(record, now), stage: 'waiting', until: now + event.pause, tries: 0 } }
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
  const end = (change: Partial<OutboxRecord>) => ({ record: { ...record, ...ended, until: now, ...change } });
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

/**
 * Everything that can happen to a lead in the outbox: by its status (`none` for a lead that the device does not keep
 * yet), then by event. An event without a rule changes nothing.
 */
const table: Record<OutboxStatus | 'none', Partial<Record<OutboxEvent['type'], Rule>>> = {
  none: { submit: begin(), wait, accepted: () => ({ effects: ['announce'] }) },
  waiting: { submit: begin('waiting'), press: begin('waiting'), due: beginWhenDue, accepted: accept, remove },
  stopped: { submit: begin('stopped'), press: begin('waiting'), wait, accepted: accept, remove },
  unknown: { submit: begin('unknown'), press: begin('unknown'), accepted: accept, failed: fail, remove },
  sending: { submit: follow, wait: follow, accepted: accept, failed: fail },
  sent: { remove },
};

/**
 * Computes what an event changes in a record of the outbox. Undefined if it changes nothing.
 * @param isNew whether the device does not keep the lead yet
 */
export function outboxChange(record: OutboxRecord, event: OutboxEvent, now: number, isNew = false) {
  return table[isNew ? 'none' : statusOf(record, now)][event.type]?.(record, event, now);
}
