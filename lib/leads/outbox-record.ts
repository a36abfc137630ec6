import { DAY, KEPT, parseJson } from './device';
import type { TemplateParams } from './lead';
import { type FailureKind, SEND_LIMIT } from './send';

/**
 * A send that began this many milliseconds ago has ended. Allows 5 seconds more than `SEND_LIMIT`, because timers of a
 * slow device can be late.
 */
export const SEND_LIFE = SEND_LIMIT + 5_000;
export const OUTBOX_PREFIX = 'outbox:';

/**
 * A lead in the outbox, with times in milliseconds since 1970. The device keeps the record for 14 days or more, so a
 * later version of the site must still be able to read records of this shape.
 */
export interface OutboxRecord {
  id: string;
  form: string;
  /** The number of changes so far; 0 in a record from an earlier version of the site. */
  revision: number;
  /**
   * - `waiting`: not accepted. For a day, the outbox sends the lead without asking the visitor.
   * - `stopped`: not accepted. The lead is sent only when the visitor presses send.
   * - `unknown`: being sent until the time `until`, and after that perhaps accepted. The lead is sent again only when
   *   the visitor presses send.
   * - `sent`: accepted. The record no longer holds the answers.
   */
  stage: 'waiting' | 'stopped' | 'unknown' | 'sent';
  /** The whole lead, because a page without the form must be able to send the lead too. */
  params: TemplateParams;
  /** When the visitor last asked to send the lead; for a sent lead, when the mail service accepted the lead. */
  asked: number;
  /** The beginning of the 14 days after which an unsent lead is overdue. */
  since: number;
  /** A waiting lead is not sent before this time, and a send under way ends by this time. */
  until: number;
  tries: number;
  /** The number of requests in a row that the browser reported as failed. */
  unanswered?: number;
  /** The revision with which the send under way began. A failure of any other send is ignored. */
  claim?: number;
  /**
   * The stage after a send that was certainly not accepted. A refused lead becomes `stopped` instead of `waiting`, and
   * so does a lead whose next attempt would come after its day of automatic sends. If missing, the record is deleted
   * after such a send, or becomes `stopped` if the visitor left the page before the request went out.
   */
  ifUnsent?: 'waiting' | 'stopped' | 'unknown';
  /** The values of the draft as text. When the lead is accepted, a draft with the same values is deleted. */
  draft?: string;
}

export type OutboxStatus = OutboxRecord['stage'] | 'sending';

/**
 * Returns undefined for an invalid record. If `asked` or `since` lies in the future, because the device's clock was set
 * back, that time becomes `now`. If `asked` does, `until` becomes `now` too.
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

/** In milliseconds since 1970. After this time, one more page shows the unsent lead, and then the lead is deleted. */
export const keptUntil = ({ since }: OutboxRecord) => since + KEPT;

export const isOverdue = (record: OutboxRecord, now: number) => now >= keptUntil(record);

export type OutboxEvent =
  /**
   * `submit`: a form sends the lead. `press`: the visitor presses send in the outbox notice. `due`: the pause may be
   * over. `remove`: the visitor removes the lead or closes the notice of a sent lead, or a page has shown the overdue
   * lead.
   */
  | { type: 'submit' | 'press' | 'due' | 'remove' }
  /** The visitor wants the outbox to send the lead, `pause` milliseconds from now or later. */
  | { type: 'wait'; pause: number }
  | { type: 'accepted'; claim: number }
  /** `left`: the visitor left the page before the request went out. `pause` is in milliseconds. */
  | { type: 'failed'; claim: number; kind: FailureKind | 'left'; pause: number; unreachable?: boolean };

/** A result without `record` deletes the record, and the result undefined changes nothing. */
type Rule = (
  record: OutboxRecord,
  event: OutboxEvent,
  now: number,
) => { record?: OutboxRecord; effects?: ('send' | 'announce' | 'dropDraft')[] } | undefined;

/** Returns the milliseconds before the next attempt: 30 s after the first failure, then doubled, up to an hour. */
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

/** While another page sends the lead, no second copy is sent. The lead is kept if that send fails. */
const follow: Rule = (record, { type }) => {
  const { ifUnsent } = record;
  if (ifUnsent === 'unknown' || ifUnsent === 'waiting') return { record };
  return { record: { ...record, ifUnsent: type === 'wait' ? 'waiting' : 'stopped' } };
};

const accept: Rule = (record, event, now) => ({
  // A record that was made for this send alone is deleted, because the form itself shows that the lead arrived.
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
  // A lead stays `unknown` even if this send is refused, because an earlier send may have succeeded.
  if (kind === 'unknown' || ifUnsent === 'unknown') return end({ stage: 'unknown' });
  if (!ifUnsent && kind !== 'left') return {};
  if (ifUnsent !== 'waiting' || kind === 'refused') return end({ stage: 'stopped', tries: 0 });
  if (kind === 'left') return end({ stage: 'waiting' });
  const tries = record.tries + 1;
  const until = now + Math.max(pause, pauseAfter(tries));
  // The outbox sends a lead automatically only for a day, so no send can follow a pause that ends later.
  return until >= record.asked + DAY ? end({ stage: 'stopped', tries: 0 }) : end({ stage: 'waiting', tries, until });
};

const remove: Rule = () => ({});

/**
 * The rules by the status of a lead (`none`: no record yet) and the event. An event without a rule changes nothing.
 */
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
