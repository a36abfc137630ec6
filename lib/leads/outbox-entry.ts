import type { TemplateParams } from './lead';

/**
 * How long an enquiry in the outbox is sent automatically, in milliseconds. After that it is sent only when the visitor
 * presses the button.
 */
export const WAIT_LIFE = 24 * 60 * 60 * 1000;

/**
 * How long the device keeps an enquiry at most, in milliseconds, whether it was sent or not. The script
 * reserve-space.ts has the same limit.
 */
const KEEP_LIFE = 14 * WAIT_LIFE;

/**
 * The stage of an enquiry in the outbox:
 * - `waiting`: certainly not accepted yet; sent automatically, as its visitor asked.
 * - `stopped`: certainly not accepted yet; sent only when its visitor presses the button.
 * - `unknown`: may have been accepted, because its send is under way or was interrupted; sent again only when its
 *   visitor presses the button.
 * - `sent`: accepted; its content is deleted from the device.
 */
export type Stage = 'waiting' | 'stopped' | 'unknown' | 'sent';

/**
 * An enquiry in the outbox as the device stores it. It is kept for 14 days, so a later version of the site must still
 * be able to read it after a change of its fields.
 */
export interface OutboxEntry {
  id: string;
  /** The name of the form. */
  form: string;
  stage: Stage;
  /**
   * The content of the lead, ready to be sent, so that a page without the form can send it too. Empty once the lead was
   * accepted.
   */
  params: TemplateParams;
  /** When the visitor last asked to send this enquiry, in milliseconds since 1970. */
  asked: number;
  /**
   * The enquiry is not sent before this time, because it waits for a pause to end or because a send is under way. In
   * milliseconds since 1970.
   */
  until: number;
  tries: number;
  /** When the device first stored this enquiry, if its visitor has asked again since. In milliseconds since 1970. */
  since?: number;
  /**
   * Set when the visitor presses send on another page while the enquiry is being sent. That page then shows the
   * outcome. If the send fails, the enquiry stays in the outbox and is sent on a press.
   */
  followed?: true;
  /**
   * Set when the visitor asks on another page, while the enquiry is being sent, to send it later. If the send fails,
   * the enquiry waits until this time, in milliseconds since 1970.
   */
  wanted?: number;
  /** The text of the draft that the enquiry was sent from. The draft is deleted when the enquiry was accepted. */
  draft?: string;
}

/** Two states of a lead's record in the outbox: before the send, if there was a record, and during the send. */
export interface SendRecord {
  before?: OutboxEntry;
  during: OutboxEntry;
}

/** The result of a send as the outbox records it: certainly accepted, certainly not accepted, or unclear. */
export type SendResult = 'sent' | 'unsent' | 'unknown';

const STAGES: readonly unknown[] = ['waiting', 'stopped', 'unknown', 'sent'] satisfies Stage[];

/** Whether a stored value is an enquiry of the outbox. */
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

/** The time at which the device deletes an enquiry from the outbox, in milliseconds since 1970. */
export const keptUntil = ({ asked, since = asked }: OutboxEntry) => since + KEEP_LIFE;
