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

/** The longest that a send can take, in milliseconds: its own limit, and 5 seconds for a slow device. */
const SEND_LIFE = SEND_LIMIT + 5_000;
const PREFIX = 'outbox:';

/**
 * The status of an enquiry in the outbox as its visitor sees it: its stage, or that it is being sent. An enquiry that
 * has waited for a day is not sent automatically any more, and has the status `stopped`.
 */
export type EntryStatus = Stage | 'sending';

/**
 * The outbox: leads that the device keeps because they are not known to have arrived. Each has a record of its own, so
 * that two open pages do not overwrite each other's. Reading writes nothing, so that React can read while it renders:
 * `tidy` cleans up.
 * @param clock the time in milliseconds, as `Date.now`
 * @param visit a store that is emptied when the visitor closes the tab
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
   * Reads one record of the outbox. Where the clock has been put back since the record was written, its times are
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
   * Whether a record of the outbox can be read, is not older than the device may keep it, and does not report a success
   * of more than a day ago.
   */
  const isCurrent = (entry: OutboxEntry | undefined): entry is OutboxEntry =>
    entry !== undefined && clock() < (entry.stage === 'sent' ? entry.asked + WAIT_LIFE : keptUntil(entry));

  const all = (): OutboxEntry[] =>
    ids()
      .map(find)
      .filter(isCurrent)
      .sort((one, other) => one.asked - other.asked);

  /**
   * Removes records of the outbox that cannot be read, are too old, or report a success of more than a day ago. Corrected times are
   * saved, so that an enquiry's day counts from them.
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
   * Marks a record of the outbox as being sent. A lead whose record cannot be marked is not sent, because after a crash
   * it would be sent twice.
   */
  function claim(entry: OutboxEntry): OutboxEntry | undefined {
    const during: OutboxEntry = { ...entry, stage: 'unknown', until: clock() + SEND_LIFE };
    return put(during) ? during : undefined;
  }

  /** Whether an enquiry in the outbox is sent automatically: for a day, then its visitor has to ask again. */
  const isAutomatic = ({ stage, asked }: OutboxEntry) => stage === 'waiting' && clock() - asked < WAIT_LIFE;

  /** Whether this page or another is sending an enquiry of the outbox now. */
  const isSending = ({ stage, until }: OutboxEntry) =>
    stage === 'unknown' && until > clock() && until - clock() <= SEND_LIFE;

  function statusOf(entry: OutboxEntry): EntryStatus {
    if (isSending(entry)) return 'sending';
    return entry.stage === 'waiting' && !isAutomatic(entry) ? 'stopped' : entry.stage;
  }

  /**
   * Whether the visitor has dismissed the notice of an enquiry during this visit. When the enquiry's stage changes, the
   * notice is shown again.
   */
  function isDismissed(entry: OutboxEntry): boolean {
    const dismissed = visit.get(PREFIX + entry.id);
    return dismissed !== null && (isSending(entry) || dismissed === entry.stage);
  }

  /** The record of a lead, unless another page has claimed, sent or removed it since this page claimed it. */
  function stillClaimed({ id, until }: OutboxEntry): OutboxEntry | undefined {
    const now = find(id);
    return now?.stage === 'unknown' && now.until === until ? now : undefined;
  }

  /** What only a send under way has in its record. */
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

    /** Dismisses the notice of an enquiry for this visit, until the enquiry's stage changes. */
    dismiss({ id, stage }: OutboxEntry) {
      visit.set(PREFIX + id, stage);
      notifyOutboxChange();
    },

    /** Dismisses the notices of sent enquiries of a form, because the form itself says that they arrived. */
    dismissSent(form: string) {
      for (const entry of all())
        if (entry.form === form && entry.stage === 'sent' && !isDismissed(entry)) this.dismiss(entry);
    },

    /** Whether no other page has claimed, sent or removed a record since this page claimed it. */
    isClaimed: (during: OutboxEntry) => stillClaimed(during) !== undefined,

    /**
     * Follows a send of the same lead that another page has under way, instead of sending a second copy.
     * @returns the lead's record, which then stays until the outcome has been shown; undefined where no page is sending it
     */
    followSend(form: string, params: TemplateParams): OutboxEntry | undefined {
      const same = all().filter(isSending).find(sameEnquiry(form, params));
      return same && put({ ...same, followed: true }) ? same : undefined;
    },

    /**
     * Records a lead in the outbox before it is sent, so that nothing is lost when the page is closed during the send.
     * @returns the lead's record before the send, if the same lead was kept already, and during it; undefined where the
     * device stores nothing
     */
    beginSend(form: string, params: TemplateParams): SendRecord | undefined {
      const before = all()
        .filter(({ stage }) => stage !== 'sent')
        .find(sameEnquiry(form, params));
      const during = claim(before ?? newEnquiry(form, params));
      return during && { before, during };
    },

    /**
     * Records the result of a send in the outbox, unless another page has claimed, sent or removed the record meanwhile.
     * - `sent`: a record that only this page knew is removed; any other is marked as sent, as its notice then shows.
     * - `unsent`: the record is restored as it was before the send. A lead that was not kept before is removed, unless
     *   its visitor has asked meanwhile, on another page, to let it wait or to send it.
     * - `unknown`: the lead is no longer being sent, and stays in doubt.
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

    /** Marks a lead in the outbox as sent, and deletes its content and the draft that it was sent from. */
    markSent(id: string) {
      const entry = find(id);
      if (!entry) return;
      dropDraft(entry.form, entry.draft, store);
      const saved = put({ ...entry, ...ended, stage: 'sent', asked: clock(), params: {}, draft: undefined });
      if (!saved) remove(id);
    },

    /**
     * Adds a lead to the outbox to be sent later, as its visitor asked. Where another page keeps or sends the same lead
     * already, it is kept once.
     * @param pause how long the mail service is to be left alone, in milliseconds
     * @returns the lead's record; undefined where the device stores nothing
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

    /** The whole outbox as one text, which changes whenever an enquiry or the dismissal of a notice does. */
    snapshot: () =>
      ids()
        .sort()
        .map((id) => [id, store.get(PREFIX + id), visit.get(PREFIX + id)].join())
        .join('\n'),
  };
}

export type Outbox = ReturnType<typeof openOutbox>;
