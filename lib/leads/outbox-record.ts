import { DAY, KEPT, parseJson } from './device';
import type { TemplateParams } from './lead';
import { type FailureKind, SEND_LIMIT } from './send';

/** In milliseconds: 5 s more than the limit of a send, because timers of a slow device can be late. */
export const SEND_LIFE = SEND_LIMIT + 5_000;
export const OUTBOX_PREFIX = 'outbox:';

/**
 * Times are in milliseconds since 1970. Devices keep records, so later versions of the site must be able to read this
 * shape.
 */
export interface OutboxRecord {
  id: string;
  form: string;
  /** The number of changes so far; 0 in a record from an earlier version of the site. */
  revision: number;
  /**
   * `waiting`: the outbox may send the lead by itself. `stopped`: only the visitor may send it. `unknown`: a send
   * has begun, so the mail service has perhaps accepted the lead.
   */
  stage: 'waiting' | 'stopped' | 'unknown' | 'sent';
  /** All parameters, so that a page without the form can send the lead; none for a sent lead. */
  params: TemplateParams;
  /**
   * The start of the 24 hours in which the outbox may send a waiting lead by itself. For a sent lead, when it was
   * accepted.
   */
  asked: number;
  /** The start of the 14 days after which an unsent lead is overdue. */
  since: number;
  /** The earliest time of the next automatic send, or the latest end of the current send. */
  until: number;
  tries: number;
  /** How many requests in a row the browser reported as failed. */
  unanswered?: number;
  /**
   * The revision at the start of the current send. It identifies the send, so that the late failure of an earlier send
   * is ignored.
   */
  claim?: number;
  /** The planned stage if the send is not accepted; undefined for a record made for this send alone. */
  ifUnsent?: 'waiting' | 'stopped' | 'unknown';
  /** The draft's values when the record was made. An accepted lead's draft is deleted only if it still has these. */
  draft?: string;
}

export type OutboxStatus = OutboxRecord['stage'] | 'sending';

/**
 * Reads a record. If `asked` is after `now`, the clock has been set back, so no time of the result is after `now`.
 * @returns undefined for an invalid record
 */
export function parseRecord(text: string | null, now: number): OutboxRecord | undefined {
  const stored = (parseJson(text) ?? {}) as OutboxRecord;
  const { id, form, stage, params, asked, since = asked, until, tries, revision = 0 } = stored;
  const isRecord =
    typeof id === 'string' &&
    typeof form === 'string' &&
    ['waiting', 'stopped', 'unknown', 'sent'].includes(stage) &&
    typeof params === 'object' &&
    params !== null &&
    [asked, since, until, tries, revision].every(Number.isFinite) &&
    asked >= 0 &&
    since >= 0;
  if (!isRecord) return undefined;
  const past = (time: number) => Math.min(time, now);
  return { ...stored, revision, asked: past(asked), since: past(since), until: asked > now ? past(until) : until };
}

export function statusOf({ stage, asked, until }: OutboxRecord, now: number): OutboxStatus {
  if (stage === 'unknown' && until > now && until - now <= SEND_LIFE) return 'sending';
  return stage === 'waiting' && now - asked >= DAY ? 'stopped' : stage;
}

/** In milliseconds since 1970. Afterwards, one more page shows the unsent lead before it is deleted. */
export const keptUntil = ({ since }: OutboxRecord) => since + KEPT;

export const isOverdue = (record: OutboxRecord, now: number) => now >= keptUntil(record);

export type OutboxEvent =
  /**
   * `submit`: the form's send button was pressed. `press`: send was pressed beside the stored lead, in the form or in
   * the outbox notice.
   */
  | { type: 'submit' | 'press' | 'due' | 'remove' }
  /** The visitor lets the outbox send the lead, after `pause` milliseconds at the earliest. */
  | { type: 'wait'; pause: number }
  | { type: 'accepted'; claim: number }
  /** `left`: the visitor left the page before the request went out. `pause` is in milliseconds. */
  | { type: 'failed'; claim: number; kind: FailureKind | 'left'; pause: number; unreachable?: boolean };

/** A result without `record` deletes the record, and undefined changes nothing. */
type Rule = (
  record: OutboxRecord,
  event: OutboxEvent,
  now: number,
) => { record?: OutboxRecord; effects?: ('send' | 'announce' | 'dropDraft')[] } | undefined;

/** In milliseconds: 30 s after the first failure, then doubled, up to an hour. */
export const pauseAfter = (tries: number) => Math.min(60 * 60_000, 30_000 * 2 ** Math.min(tries - 1, 10));

const ended = { claim: undefined, ifUnsent: undefined };

/** Begins a new day of automatic sends. An overdue lead is kept for 14 more days. */
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

/** Starts no send, because a send of the lead is under way, and a second one would make a duplicate. */
const follow: Rule = (record, { type }) => {
  const { ifUnsent } = record;
  if (ifUnsent === 'unknown' || ifUnsent === 'waiting') return { record };
  return { record: { ...record, ifUnsent: type === 'wait' ? 'waiting' : 'stopped' } };
};

const accept: Rule = (record, event, now) => ({
  // Deletes a record made for this send alone, because the form shows that the lead arrived.
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
  // An earlier send may have succeeded even if this one was refused.
  if (kind === 'unknown' || ifUnsent === 'unknown') return end({ stage: 'unknown' });
  if (!ifUnsent && kind !== 'left') return {};
  if (ifUnsent !== 'waiting' || kind === 'refused') return end({ stage: 'stopped', tries: 0 });
  if (kind === 'left') return end({ stage: 'waiting' });
  const tries = record.tries + 1;
  const until = now + Math.max(pause, pauseAfter(tries));
  return until >= record.asked + DAY ? end({ stage: 'stopped', tries: 0 }) : end({ stage: 'waiting', tries, until });
};

const remove: Rule = () => ({});

/** The rules by status (`none`: no record yet) and event. An event without a rule changes nothing. */
const table: Record<OutboxStatus | 'none', Partial<Record<OutboxEvent['type'], Rule>>> = {
  none: { submit: begin(), wait, accepted: () => ({ effects: ['announce'] }) },
  waiting: { submit: begin('waiting'), press: begin('waiting'), due: begin('waiting'), accepted: accept, remove },
  stopped: { submit: begin('stopped'), press: begin('waiting'), wait, accepted: accept, remove },
  unknown: { submit: begin('unknown'), press: begin('unknown'), accepted: accept, failed: fail, remove },
  sending: { submit: follow, wait: follow, accepted: accept, failed: fail },
  sent: { remove },
};

/** @param isNew whether the outbox has no record of the lead yet */
export const outboxChange = (record: OutboxRecord, event: OutboxEvent, now: number, isNew: boolean) =>
  table[isNew ? 'none' : statusOf(record, now)][event.type]?.(record, event, now);
