import { DAY, KEPT, parseJson } from './device';
import type { TemplateParams } from './lead';
import { SEND_LIMIT } from './send';

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
  /** Raised at each change. It is 0 in a record that an earlier version of the site has stored. */
  revision: number;
  /**
   * - `waiting`: certainly not accepted; sent automatically for a day, as its visitor asked.
   * - `stopped`: certainly not accepted; sent only on a press.
   * - `unknown`: being sent until `until`. After that it may have been accepted, and is sent again only on a press.
   * - `sent`: accepted; its content is deleted.
   */
  stage: 'waiting' | 'stopped' | 'unknown' | 'sent';
  /** Ready to be sent, so that a page without the form can send it too. */
  params: TemplateParams;
  /** When the visitor last asked to send the lead. */
  asked: number;
  /** When the device first stored it. */
  since: number;
  /** A waiting lead is not sent before. A send under way has ended by then. */
  until: number;
  tries: number;
  /** How many of the last sends in a row got no answer at all. */
  unanswered?: number;
  /** During a send, the revision with which it began: only this send may record its outcome. */
  claim?: number;
  /** During a send, the stage that follows if the lead was certainly not accepted. Without it, the record is deleted. */
  ifUnsent?: 'waiting' | 'stopped' | 'unknown';
  /** The draft from which the lead was sent. It is deleted when the lead was accepted. */
  draft?: string;
}

/** The status of a lead as its visitor sees it. A lead that has waited for a day is `stopped`. */
export type OutboxStatus = OutboxRecord['stage'] | 'sending';

/** Times that lie in the future, because the device's clock has been set back since, become the present. */
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

/** When the device deletes a lead that was not sent, in milliseconds since 1970. */
export const keptUntil = ({ since }: OutboxRecord) => since + KEPT;

/** The next page shows such a lead once, and then deletes it. */
export const isOverdue = (record: OutboxRecord, now: number) => now >= keptUntil(record);
