import { type DeviceStore, deviceStore, parseJson } from './device';
import { draftText, dropDraft } from './draft';
import {
  isEntry,
  type OutboxEntry,
  keptUntil,
  type SendRecord,
  type SendResult,
  type Stage,
  WAIT_LIFE,
} from './outbox-entry';
import type { TemplateParams } from './lead';
import { areSameParams } from './lead-source';
import { notifyOutboxChange } from './outbox-change';
import { SEND_LIMIT } from './send';

/**
 * The longest time that a send can take, in milliseconds: the limit of `sendLead`, and 5 seconds more for a slow
 * device.
 */
const SEND_LIFE = SEND_LIMIT + 5_000;
const PREFIX = 'outbox:';

/**
 * The status of an enquiry as its visitor sees it: its stage, or `sending` during a send. An enquiry that has waited
 * for a day is shown as `stopped`, because it is no longer sent automatically.
 */
export type EntryStatus = Stage | 'sending';

/**
 * The outbox: leads that the device keeps because it is not certain that they have arrived. Each lead has a record of
 * its own, so that two open pages do not overwrite each other's leads. Functions that read the outbox never write, so
 * that React can call them while it renders; `tidy` removes old records.
 * @param clock returns the time in milliseconds, like `Date.now`
 * @param visit a store that lasts until the visitor closes the tab
 */
export function openOutbox(
  store: DeviceStore = deviceStore(),
  clock: () => number = () => Date.now(),
  visit: DeviceStore = deviceStore(() => window.sessionStorage),
) {
  function put(entry: OutboxEntry): boolean {
    const done = store.set(PREFIX + entry.id, JSON.stringify(entry));
    notifyOutboxChange();
    return done;
  }

  const ids = () =>
    store
      .keys()
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => key.slice(PREFIX.length));

  /**
   * Reads one record of the outbox. If the clock has been set back since the record was written, the record's times are
   * corrected.
   */
  function find(id: string): OutboxEntry | undefined {
    const entry = parseJson(store.get(PREFIX + id));
    if (!isEntry(entry)) return undefined;
    const now = clock();
    const corrected = entry.asked <= now ? entry : { ...entry, asked: now, until: Math.min(entry.until, now) };
    return corrected.since === undefined || corrected.since <= now ? corrected : { ...corrected, since: now };
  }

  /**
   * Whether a record can be read and is not too old. The limit is one day for a sent enquiry, and 14 days for all
   * others.
   */
  const isCurrent = (entry: OutboxEntry | undefined): entry is OutboxEntry =>
    entry !== undefined && clock() < (entry.stage === 'sent' ? entry.asked + WAIT_LIFE : keptUntil(entry));

  const all = (): OutboxEntry[] =>
    ids()
      .map(find)
      .filter(isCurrent)
      .sort((one, other) => one.asked - other.asked);

  /**
   * Removes records that cannot be read or are too old. Saves records with corrected times, so that the day of an
   * enquiry is counted from the corrected time.
   */
  function tidy() {
    for (const id of ids()) {
      const entry = find(id);
      if (!isCurrent(entry)) remove(id);
      else if (JSON.stringify(entry) !== store.get(PREFIX + id)) put(entry);
    }
  }

  function remove(id: string) {
    store.remove(PREFIX + id);
    notifyOutboxChange();
  }

  /**
   * Marks a record as being sent. Returns undefined if the device cannot store the mark: the lead is then not sent,
   * because after a crash it would be sent twice.
   */
  function claim(entry: OutboxEntry): OutboxEntry | undefined {
    const during: OutboxEntry = { ...entry, stage: 'unknown', until: clock() + SEND_LIFE };
    return put(during) ? during : undefined;
  }

  /** Whether an enquiry is still sent automatically. This ends after one day, and then the visitor has to ask again. */
  const isAutomatic = ({ stage, asked }: OutboxEntry) => stage === 'waiting' && clock() - asked < WAIT_LIFE;

  /** Whether this page or another one is sending an enquiry now. */
  const isSending = ({ stage, until }: OutboxEntry) =>
    stage === 'unknown' && until > clock() && until - clock() <= SEND_LIFE;

  function statusOf(entry: OutboxEntry): EntryStatus {
    if (isSending(entry)) return 'sending';
    return entry.stage === 'waiting' && !isAutomatic(entry) ? 'stopped' : entry.stage;
  }

  /**
   * Whether the visitor has dismissed the notice of an enquiry in this visit, and the enquiry's stage has not changed
   * since.
   */
  function isDismissed(entry: OutboxEntry): boolean {
    const dismissed = visit.get(PREFIX + entry.id);
    return dismissed !== null && (isSending(entry) || dismissed === entry.stage);
  }

  /** The record of a lead, if no other page has claimed, sent or removed it since this page claimed it. */
  function stillClaimed({ id, until }: OutboxEntry): OutboxEntry | undefined {
    const now = find(id);
    return now?.stage === 'unknown' && now.until === until ? now : undefined;
  }

  /** Clears the fields that a record has only during a send. */
  const ended = { wanted: undefined, followed: undefined };

  const newId = () => `${clock().toString(36)}-${Math.random().toString(36).slice(2)}`;
  const newEnquiry = (form: string, params: TemplateParams): OutboxEntry => ({
    id: newId(),
    form,
    stage: 'unknown',
    params,
    asked: clock(),
    until: 0,
    tries: 0,
    draft: draftText(form, store),
  });
  const sameEnquiry = (form: string, params: TemplateParams) => (entry: OutboxEntry) =>
    entry.form === form && areSameParams(entry.params, params);

  return {
    find,
    all,
    tidy,
    put,
    remove,
    claim,
    statusOf,
    isDismissed,

    /** Hides the notice of an enquiry for this visit, or until the enquiry's stage changes. */
    dismiss({ id, stage }: OutboxEntry) {
      visit.set(PREFIX + id, stage);
      notifyOutboxChange();
    },

    /** Hides the notices of sent enquiries of a form, because the form itself shows that they arrived. */
    dismissSent(form: string) {
      for (const entry of all())
        if (entry.form === form && entry.stage === 'sent' && !isDismissed(entry)) this.dismiss(entry);
    },

    /**
     * Whether a record is still the one that this page claimed, so that no other page has claimed, sent or removed it.
     */
    isClaimed: (during: OutboxEntry) => stillClaimed(during) !== undefined,

    /**
     * Shows the outcome of a send that another page has begun for the same lead, instead of sending the lead twice.
     * @returns the lead's record, which stays until the outcome was shown; undefined if no page is sending the lead
     */
    followSend(form: string, params: TemplateParams): OutboxEntry | undefined {
      const same = all().filter(isSending).find(sameEnquiry(form, params));
      return same && put({ ...same, followed: true }) ? same : undefined;
    },

    /**
     * Records a lead in the outbox before it is sent, so that it is not lost if the page is closed during the send.
     * @returns the lead's record during the send, and its record before the send if there was one; undefined if the
     * device could not store it
     */
    beginSend(form: string, params: TemplateParams): SendRecord | undefined {
      const before = all()
        .filter(({ stage }) => stage !== 'sent')
        .find(sameEnquiry(form, params));
      const during = claim(before ?? newEnquiry(form, params));
      return during && { before, during };
    },

    /**
     * Records the result of a send in the outbox. Does nothing if another page has claimed, sent or removed the record
     * meanwhile.
     * - `sent`: removes a record that only this page knew. Marks any other record as sent, so that its notice says so.
     * - `unsent`: restores the record from before the send. Removes it if there was none, unless the visitor has asked
     *   on another page meanwhile to send the lead.
     * - `unknown`: marks the record as no longer being sent. Its outcome stays unknown.
     */
    finishSend(result: SendResult, { before, during }: SendRecord) {
      const now = stillClaimed(during);
      if (result === 'sent') {
        if (now && !before && !now.followed && now.wanted === undefined) remove(now.id);
        else this.markSent(during.id);
      } else if (!now) return;
      else if (result === 'unknown') put({ ...now, ...ended, until: clock() });
      else if (before) put(before);
      else if (now.wanted !== undefined) put({ ...now, ...ended, stage: 'waiting', until: now.wanted });
      else if (now.followed) put({ ...now, ...ended, stage: 'stopped', until: clock() });
      else remove(now.id);
    },

    /** Marks a lead in the outbox as sent. Deletes its content, and the draft that it was sent from. */
    markSent(id: string) {
      const entry = find(id);
      if (!entry) return;
      dropDraft(entry.form, entry.draft, store);
      const saved = put({ ...entry, ...ended, stage: 'sent', asked: clock(), params: {}, draft: undefined });
      if (!saved) remove(id);
    },

    /**
     * Adds a lead to the outbox to be sent later, as its visitor asked. If the outbox already has the same lead, its
     * record is used.
     * @param pause how long to wait before the lead is sent, in milliseconds
     * @returns the lead's record; undefined if the device could not store it
     */
    addWaiting(form: string, params: TemplateParams, pause: number): OutboxEntry | undefined {
      const until = clock() + pause;
      const same = all()
        .filter((entry) => entry.stage === 'waiting' || entry.stage === 'stopped' || isSending(entry))
        .find(sameEnquiry(form, params));
      if (same && isAutomatic(same)) return same;
      const entry: OutboxEntry =
        same && isSending(same)
          ? { ...same, wanted: until }
          : {
              ...newEnquiry(form, params),
              ...(same && { id: same.id, since: same.since ?? same.asked }),
              stage: 'waiting',
              until,
            };
      return put(entry) ? entry : undefined;
    },

    isSending,
    isAutomatic,

    /** The whole outbox as one string. It changes whenever an enquiry changes or a notice is dismissed. */
    snapshot: () =>
      ids()
        .sort()
        .map((id) => [id, store.get(PREFIX + id), visit.get(PREFIX + id)].join())
        .join('\n'),
  };
}

export type Outbox = ReturnType<typeof openOutbox>;
