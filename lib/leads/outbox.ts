import { type DeviceStore, deviceStore, parsed } from './device';
import { draftWords, dropDraft } from './draft';
import { ownWords } from './lead-source';
import type { TemplateParams } from './messages';
import { SEND_LIMIT } from './send';

/** For how long a waiting lead is sent automatically, in milliseconds; after that only its visitor can send it. */
export const WAIT_LIFE = 24 * 60 * 60 * 1000;

/** The longest that a send can take, in milliseconds: its own limit, and 5 seconds for a slow device. */
const BUSY = SEND_LIMIT + 5_000;
const PREFIX = 'outbox:';
const CHANGE = 'outbox-change';

/**
 * The stage of a lead in the outbox:
 * - `waiting`: certainly not accepted; sent automatically, as its visitor asked.
 * - `stopped`: certainly not accepted; sent when its visitor presses the button.
 * - `unknown`: being sent, or interrupted while it was sent, so it may have been accepted; sent again when its visitor
 * presses the button.
 * - `sent`: accepted; its words are deleted from the device.
 */
export type Stage = 'waiting' | 'stopped' | 'unknown' | 'sent';

export interface Kept {
  id: string;
  form: string;
  stage: Stage;
  params: TemplateParams;
  /** When the visitor asked to send this enquiry, in milliseconds since 1970. */
  asked: number;
  /**
   * The time before which nobody sends this enquiry, because it pauses or a send of it has not ended. In milliseconds
   * since 1970.
   */
  until: number;
  tries: number;
  /**
   * Set during a send whose visitor asked on another page to let the enquiry wait: if the send fails, the enquiry waits
   * until this time. In milliseconds since 1970.
   */
  wanted?: number;
  /** The draft that the enquiry was sent from, which is deleted when the enquiry has been accepted. */
  draft?: string;
}

const STAGES: readonly unknown[] = ['waiting', 'stopped', 'unknown', 'sent'] satisfies Stage[];

function isKept(value: unknown): value is Kept {
  const { id, form, stage, params, asked, until, tries } = (value ?? {}) as Partial<Kept>;
  return (
    typeof id === 'string' &&
    typeof form === 'string' &&
    STAGES.includes(stage) &&
    typeof params === 'object' &&
    params !== null &&
    [asked, until, tries].every(Number.isFinite)
  );
}

export const sameWords = (one: TemplateParams, other: TemplateParams) =>
  JSON.stringify(ownWords(one)) === JSON.stringify(ownWords(other));

/**
 * What a visitor is told of an enquiry in the outbox: its stage, or that it is being sent. An enquiry that has waited
 * for a day is not sent automatically any more, and is shown as `stopped`.
 */
export type Standing = Stage | 'sending';

/**
 * The outbox: leads that the device keeps because they are not known to have arrived. Each has a record of its own, so
 * that two open pages do not overwrite each other's. Reading writes nothing, so that React can read while it renders:
 * `tidy` cleans up.
 * @param clock the time in milliseconds, as `Date.now`
 * @param visit a store that is emptied when the visitor closes the tab
 */
export function outbox(
  store: DeviceStore = deviceStore(),
  clock: () => number = () => Date.now(),
  visit: DeviceStore = deviceStore(() => window.sessionStorage),
) {
  function put(kept: Kept): boolean {
    const done = store.set(PREFIX + kept.id, JSON.stringify(kept));
    tellOutboxChange();
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
  function find(id: string): Kept | undefined {
    const kept = parsed(store.get(PREFIX + id));
    if (!isKept(kept)) return undefined;
    const now = clock();
    return kept.asked <= now ? kept : { ...kept, asked: now, until: Math.min(kept.until, now) };
  }

  /** Whether a record of the outbox can be read and is not old news of a success. */
  const isOfUse = (kept: Kept | undefined): kept is Kept =>
    kept !== undefined && (kept.stage !== 'sent' || clock() - kept.asked < WAIT_LIFE);

  const all = (): Kept[] =>
    ids()
      .map(find)
      .filter(isOfUse)
      .sort((one, other) => one.asked - other.asked);

  /**
   * Removes records of the outbox that are of no use. Corrected times are written back, and from them the day then
   * counts.
   */
  function tidy() {
    for (const id of ids()) {
      const kept = find(id);
      if (!isOfUse(kept)) remove(id);
      else if (JSON.stringify(kept) !== store.get(PREFIX + id)) put(kept);
    }
  }

  function remove(id: string) {
    store.remove(PREFIX + id);
    tellOutboxChange();
  }

  /**
   * Marks a record of the outbox as being sent. A lead whose record cannot be marked is not sent: after a crash it
   * would be sent twice.
   */
  function claim(kept: Kept): Kept | undefined {
    const during: Kept = { ...kept, stage: 'unknown', until: clock() + BUSY };
    return put(during) ? during : undefined;
  }

  /** Whether a lead in the outbox is sent automatically: for a day, then its visitor has to ask again. */
  const goesByItself = ({ stage, asked }: Kept) => stage === 'waiting' && clock() - asked < WAIT_LIFE;

  /** Whether this page or another is sending a lead of the outbox now. */
  const isBusy = ({ stage, until }: Kept) => stage === 'unknown' && until > clock() && until - clock() <= BUSY;

  function standing(kept: Kept): Standing {
    if (isBusy(kept)) return 'sending';
    return kept.stage === 'waiting' && !goesByItself(kept) ? 'stopped' : kept.stage;
  }

  /**
   * Whether the visitor has closed the notice of an enquiry during this visit. A change of its stage shows the notice
   * again.
   */
  function isPutAway(kept: Kept): boolean {
    const closed = visit.get(PREFIX + kept.id);
    return closed !== null && (isBusy(kept) || closed === kept.stage);
  }

  /** The record of a lead, unless another page has claimed, sent or removed it since this page claimed it. */
  function own({ id, until }: Kept): Kept | undefined {
    const now = find(id);
    return now?.stage === 'unknown' && now.until === until ? now : undefined;
  }

  const newId = () => `${clock().toString(36)}-${Math.random().toString(36).slice(2)}`;
  const fresh = (form: string, params: TemplateParams): Kept => ({
    id: newId(),
    form,
    stage: 'unknown',
    params,
    asked: clock(),
    until: 0,
    tries: 0,
    draft: draftWords(form, store),
  });
  const sameEnquiry = (form: string, params: TemplateParams) => (kept: Kept) =>
    kept.form === form && sameWords(kept.params, params);

  return {
    find,
    all,
    tidy,
    put,
    remove,
    claim,
    standing,
    isPutAway,

    /** Hides the notice of an enquiry for this visit, until its stage changes. */
    putAway({ id, stage }: Kept) {
      visit.set(PREFIX + id, stage);
      tellOutboxChange();
    },

    /** Hides the notices of enquiries that a form has sent, since the form itself says that they arrived. */
    putAwaySent(form: string) {
      for (const kept of all()) if (kept.form === form && kept.stage === 'sent' && !isPutAway(kept)) this.putAway(kept);
    },

    /** Whether no other page has claimed, sent or removed a record since this page claimed it. */
    owns: (during: Kept) => own(during) !== undefined,

    /**
     * Writes a lead down in the outbox before it is sent, so that nothing is lost when the page is closed during the
     * send.
     * @returns its record before the send, if the same words were kept, and during it; undefined where the device
     * stores nothing
     */
    begin(form: string, params: TemplateParams): { before?: Kept; during: Kept } | undefined {
      const before = all()
        .filter(({ stage }) => stage !== 'sent')
        .find(sameEnquiry(form, params));
      const during = claim(before ?? fresh(form, params));
      return during && { before, during };
    },

    /**
     * Restores the record of a lead that was certainly not accepted. A lead that was not kept before is removed, unless
     * its visitor has asked meanwhile to let it wait. A record that another page has claimed or sent stays: it may have
     * arrived.
     * @param during the lead's record as it was claimed
     * @returns whether the record was still as this page claimed it
     */
    settleBack(during: Kept, before?: Kept): boolean {
      const now = own(during);
      if (!now) return false;
      if (before) put(before);
      else if (now.wanted === undefined) remove(now.id);
      else put({ ...now, stage: 'waiting', until: now.wanted, wanted: undefined });
      return true;
    },

    /** Notes in the outbox that a send has ended without a clear answer. */
    release(during: Kept) {
      const now = own(during);
      if (now) put({ ...now, until: clock(), wanted: undefined });
    },

    /**
     * Notes in the outbox that a lead was accepted. A record that only this page knew is removed; other records are
     * told by the notice.
     */
    settleSent(during: Kept, before?: Kept) {
      if (!before && own(during)) remove(during.id);
      else this.arrived(during.id);
    },

    /** Notes in the outbox that a lead was accepted, and deletes its words and the draft that they came from. */
    arrived(id: string) {
      const kept = find(id);
      if (!kept) return;
      dropDraft(kept.form, kept.draft, store);
      const told = put({ ...kept, stage: 'sent', asked: clock(), params: {}, draft: undefined });
      if (!told) remove(id);
    },

    /**
     * Lets a lead wait in the outbox, as its visitor asked. Where another page keeps or sends the same words already,
     * they are kept once.
     * @param pause how long the mail service is to be left alone, in milliseconds
     * @returns the lead's record; undefined where the device stores nothing
     */
    wait(form: string, params: TemplateParams, pause: number): Kept | undefined {
      const until = clock() + pause;
      const same = all()
        .filter((kept) => kept.stage === 'waiting' || kept.stage === 'stopped' || isBusy(kept))
        .find(sameEnquiry(form, params));
      if (same && goesByItself(same)) return same;
      const kept: Kept =
        same && isBusy(same)
          ? { ...same, wanted: until }
          : { ...fresh(form, params), ...(same && { id: same.id }), stage: 'waiting', until };
      return put(kept) ? kept : undefined;
    },

    isBusy,
    goesByItself,

    /** The whole outbox as one text, with the notices that are hidden: it changes whenever one of them does. */
    snapshot: () =>
      ids()
        .sort()
        .map((id) => [id, store.get(PREFIX + id), visit.get(PREFIX + id)].join())
        .join('\n'),
  };
}

export type Outbox = ReturnType<typeof outbox>;

/** Makes everything that shows the outbox read it again. */
export const tellOutboxChange = () => document.dispatchEvent(new Event(CHANGE));

/**
 * Calls back when the outbox has changed, on this page or another. It also calls back when the browser shows a page
 * again from its cache, which received no events meanwhile.
 * @returns a function that stops the calls
 */
export function onOutboxChange(listener: () => void): () => void {
  document.addEventListener(CHANGE, listener);
  for (const sign of ['storage', 'pageshow']) window.addEventListener(sign, listener);
  return () => {
    document.removeEventListener(CHANGE, listener);
    for (const sign of ['storage', 'pageshow']) window.removeEventListener(sign, listener);
  };
}
