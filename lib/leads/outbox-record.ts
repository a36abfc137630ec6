import { DAY, KEPT, parseJson } from './device';
import type { TemplateParams } from './lead';
import { type FailureKind, SEND_LIMIT } from './send';

/** The longest time that a send can take, in milliseconds: 5 seconds more than its limit, for a slow device. */
export const SEND_LIFE = SEND_LIMIT + 5_000;
export const OUTBOX_PREFIX = 'outbox:';

/**
 * A lead in the outbox as the device stores it. It is kept for 14 days, so a later version of the site must still be
 * able to read it after a change of its fields. All times are in milliseconds since 1970.
 */
export interface OutboxRecord {
  id: string;
  form: string;
  /** The number of changes so far. It is 0 in a record that an earlier version of the site has stored. */
  revision: number;
  /**
   * - `waiting`: certainly not accepted; sent automatically for a day, as its visitor asked.
   * - `stopped`: certainly not accepted; sent only when the visitor presses send.
   * - `unknown`: being sent until `until`. Then perhaps accepted, and sent again only when the visitor presses send.
   * - `sent`: accepted; its content is deleted.
   */
  stage: 'waiting' | 'stopped' | 'unknown' | 'sent';
  /** The lead as it is sent, so that a page without the form can send it too. */
  params: TemplateParams;
  /** When the visitor last asked to send the lead or, for a sent lead, when it was accepted. */
  asked: number;
  /** When the device first stored the lead. */
  since: number;
  /** The time before which a waiting lead is not sent, and by which a send under way has ended. */
  until: number;
  tries: number;
  /** How many of the last sends in a row got no answer at all. */
  unanswered?: number;
  /** During a send, the revision with which it began: a failure of any other send of this lead is ignored. */
  claim?: number;
  /** The stage after a send that certainly failed. Without it, the record is deleted, or kept if the visitor left. */
  ifUnsent?: 'waiting' | 'stopped' | 'unknown';
  /** The values of the form's draft as text. When the lead is accepted, a draft with the same values is deleted. */
  draft?: string;
}

/** The status of a lead as its visitor sees it. A lead that has waited for a day is `stopped`. */
export type OutboxStatus = OutboxRecord['stage'] | 'sending';

/** Reads a record; undefined if it is not valid. Future times become the present: the device's clock was set back. */
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

/** The time from which an unsent lead is deleted after one more page has shown it, in milliseconds since 1970. */
export const keptUntil = ({ since }: OutboxRecord) => since + KEPT;

/** Whether an unsent lead was kept for too long. The next page shows such a lead once, and then deletes it. */
export const isOverdue = (record: OutboxRecord, now: number) => now >= keptUntil(record);

export type OutboxEvent =
  /** `submit`: a form sends the lead. `press`: the visitor sends it from the outbox. `due`: its pause may be over. */
  | { type: 'submit' | 'press' | 'due' | 'remove' }
  /** The visitor asks to send the lead after a pause in milliseconds. */
  | { type: 'wait'; pause: number }
  | { type: 'accepted'; claim: number }
  /** `left`: the visitor has left the page before the request went out. `pause` is that of `FailedSend`. */
  | { type: 'failed'; claim: number; kind: FailureKind | 'left'; pause: number; unreachable?: boolean };

/** Returns the next state of a record and what the page has to do. If it returns no `record`, the record is deleted. */
type Rule = (
  record: OutboxRecord,
  event: OutboxEvent,
  now: number,
) => { record?: OutboxRecord; effects?: ('send' | 'announce' | 'dropDraft')[] } | undefined;

/** The pause before the next attempt in milliseconds: 30 s after the first failure, then doubled, up to an hour. */
export const pauseAfter = (tries: number) => Math.min(60 * 60_000, 30_000 * 2 ** Math.min(tries - 1, 10));

const ended = { claim: undefined, ifUnsent: undefined };

/** Starts the day of automatic sends anew. A lead kept for too long is then kept for as long as a new one. */
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

/** For a lead that another page is sending: no second copy is sent, and the lead is kept if that send fails. */
const follow: Rule = (record, { type }) => {
  const { ifUnsent } = record;
  if (ifUnsent === 'unknown' || ifUnsent === 'waiting') return { record };
  return { record: { ...record, ifUnsent: type === 'wait' ? 'waiting' : 'stopped' } };
};

const accept: Rule = (record, event, now) => ({
  // Deletes a record that was made for this send alone, because the form itself shows that the lead arrived.
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
  // Stops a lead whose day ends before the pause does, because it could never be sent automatically again.
  return until >= record.asked + DAY ? end({ stage: 'stopped', tries: 0 }) : end({ stage: 'waiting', tries, until });
};

const remove: Rule = () => ({});

/** The rules by the status of a lead (`none`: the device does not keep it yet), then by event. No rule: no change. */
const table: Record<OutboxStatus | 'none', Partial<Record<OutboxEvent['type'], Rule>>> = {
  none: { submit: begin(), wait, accepted: () => ({ effects: ['announce'] }) },
  waiting: { submit: begin('waiting'), press: begin('waiting'), due: begin('waiting'), accepted: accept, remove },
  stopped: { submit: begin('stopped'), press: begin('waiting'), wait, accepted: accept, remove },
  unknown: { submit: begin('unknown'), press: begin('unknown'), accepted: accept, failed: fail, remove },
  sending: { submit: follow, wait: follow, accepted: accept, failed: fail },
  sent: { remove },
};

/** Applies the rule for an event to a record. @param isNew whether the device does not keep the lead yet */
export const outboxChange = (record: OutboxRecord, event: OutboxEvent, now: number, isNew: boolean) =>
  table[isNew ? 'none' : statusOf(record, now)][event.type]?.(record, event, now);
