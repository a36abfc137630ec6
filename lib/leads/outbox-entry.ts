import type { TemplateParams } from './lead';

/** For how long a waiting enquiry is sent automatically, in milliseconds; after that only its visitor can send it. */
export const WAIT_LIFE = 24 * 60 * 60 * 1000;

/** For how long the device keeps an enquiry at most, in milliseconds, sent or not. reserve-space.ts has the same limit. */
const KEEP_LIFE = 14 * WAIT_LIFE;

/**
 * The stage of an enquiry in the outbox:
 * - `waiting`: certainly not accepted; sent automatically, as its visitor asked.
 * - `stopped`: certainly not accepted; sent when its visitor presses the button.
 * - `unknown`: being sent, or interrupted while it was sent, so it may have been accepted; sent again when its visitor
 * presses the button.
 * - `sent`: accepted; its words are deleted from the device.
 */
export type Stage = 'waiting' | 'stopped' | 'unknown' | 'sent';

/**
 * An enquiry as the device keeps it. Pages of a later version of the site read it for 14 days: after a change of its
 * shape they must still read this one.
 */
export interface OutboxEntry {
  id: string;
  /** The name of the form. */
  form: string;
  stage: Stage;
  /** The lead, ready to be sent: any page sends it, also one that does not know the form. Empty once it was accepted. */
  params: TemplateParams;
  /** When the visitor asked to send this enquiry, in milliseconds since 1970. */
  asked: number;
  /**
   * The time before which nobody sends this enquiry, because it pauses or a send of it has not ended. In milliseconds
   * since 1970.
   */
  until: number;
  tries: number;
  /** When the device first kept this enquiry, if its visitor has asked anew since. In milliseconds since 1970. */
  since?: number;
  /**
   * Set during a send if its visitor has pressed send on another page too, which shows the outcome: if the send fails,
   * the enquiry stays, to be sent on a press.
   */
  followed?: true;
  /**
   * Set during a send whose visitor asked on another page to let the enquiry wait: if the send fails, the enquiry waits
   * until this time. In milliseconds since 1970.
   */
  wanted?: number;
  /** The draft that the enquiry was sent from, which is deleted when the enquiry has been accepted. */
  draft?: string;
}

/** A lead's record in the outbox from before its send, if there was one, and as it was claimed for the send. */
export interface SendRecord {
  before?: OutboxEntry;
  during: OutboxEntry;
}

/** The result of a send as the outbox records it: certainly accepted, certainly not accepted, or neither. */
export type SendResult = 'sent' | 'unsent' | 'unknown';

const STAGES: readonly unknown[] = ['waiting', 'stopped', 'unknown', 'sent'] satisfies Stage[];

/** Whether a stored value is a record of the outbox. */
export function isEntry(value: unknown): value is OutboxEntry {
  const { id, form, stage, params, asked, until, tries } = (value ?? {}) as Partial<OutboxEntry>;
  return (
    typeof id === 'string' &&
    typeof form === 'string' &&
    STAGES.includes(stage) &&
    typeof params === 'object' &&
    params !== null &&
    [asked, until, tries].every(Number.isFinite)
  );
}

/** When the device deletes an enquiry of the outbox at the latest, in milliseconds since 1970. */
export const keptUntil = ({ asked, since = asked }: OutboxEntry) => since + KEEP_LIFE;
