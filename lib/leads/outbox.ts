import { type DeviceStore, deviceStore, parsed } from './device';
import { draftWords, dropDraft } from './draft';
import { ownWords } from './lead-source';
import type { TemplateParams } from './messages';
import { SEND_LIMIT } from './send';

/** How long a lead that waits is sent without being asked for again. In milliseconds. */
export const WAIT_LIFE = 24 * 60 * 60 * 1000;

/** A send ends within its limit; the rest is room for a slow device. In milliseconds. */
const BUSY = SEND_LIMIT + 5_000;
const PREFIX = 'outbox:';
const CHANGE = 'outbox-change';

/**
 * - `waiting`: certainly not accepted; goes by itself, as its visitor asked.
 * - `stopped`: certainly not accepted; goes when its visitor presses.
 * - `unknown`: under way, or cut off on the way: it may have been accepted. Goes when its visitor presses.
 * - `sent`: accepted; its words are gone from the device.
 */
export type Stage = 'waiting' | 'stopped' | 'unknown' | 'sent';

export interface Kept {
  id: string;
  form: string;
  stage: Stage;
  params: TemplateParams;
  /** When its visitor asked for it, in milliseconds. */
  asked: number;
  /** Not to be touched before: a pause of what waits, a send that is under way. In milliseconds. */
  until: number;
  tries: number;
  /** While a send is under way: should it not be accepted, it is to wait, and not to go before. In milliseconds. */
  wanted?: number;
  /** The draft that these words were sent from: it goes when they arrive. */
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

/** What is told of an enquiry: its stage, or that it is being sent. What has waited its day goes by itself no longer: it is told as `stopped`. */
export type Standing = Stage | 'sending';

/**
 * Leads that are on the device because they have not arrived for certain. Each is a record of its own, so that pages
 * that are open side by side do not overwrite each other's. Reading writes nothing, so that a page can read while it is
 * drawn: `tidy` puts in order what is stored.
 * @param clock the time in milliseconds, as `Date.now`
 * @param visit what is forgotten when the visitor closes the tab
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

  /** One record, with its times made right where the clock has been put back since. */
  function find(id: string): Kept | undefined {
    const kept = parsed(store.get(PREFIX + id));
    if (!isKept(kept)) return undefined;
    const now = clock();
    return kept.asked <= now ? kept : { ...kept, asked: now, until: Math.min(kept.until, now) };
  }

  /** What cannot be read, and old news, is of no use to anybody. */
  const isOfUse = (kept: Kept | undefined): kept is Kept =>
    kept !== undefined && (kept.stage !== 'sent' || clock() - kept.asked < WAIT_LIFE);

  const all = (): Kept[] =>
    ids()
      .map(find)
      .filter(isOfUse)
      .sort((one, other) => one.asked - other.asked);

  /** Removes what is of no use, and writes down the times made right: a day counts from then on. */
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

  /** Notes that a send of it begins. Nothing is sent of what cannot be noted: a crash would have it sent twice. */
  function claim(kept: Kept): Kept | undefined {
    const during: Kept = { ...kept, stage: 'unknown', until: clock() + BUSY };
    return put(during) ? during : undefined;
  }

  /** Whether it goes by itself: for a day, then its visitor has to ask again. */
  const goesByItself = ({ stage, asked }: Kept) => stage === 'waiting' && clock() - asked < WAIT_LIFE;

  /** Whether a send of it is under way, on this page or another. */
  const isBusy = ({ stage, until }: Kept) => stage === 'unknown' && until > clock() && until - clock() <= BUSY;

  function standing(kept: Kept): Standing {
    if (isBusy(kept)) return 'sending';
    return kept.stage === 'waiting' && !goesByItself(kept) ? 'stopped' : kept.stage;
  }

  /** Whether its visitor has closed what is told of it. A change of its stage is news, also for them. */
  function isPutAway(kept: Kept): boolean {
    const closed = visit.get(PREFIX + kept.id);
    return closed !== null && (isBusy(kept) || closed === kept.stage);
  }

  /** Its record, while no other page has claimed it, sent it or removed it since. */
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

    /** Tells no more of it during this visit, until its stage is another. */
    putAway({ id, stage }: Kept) {
      visit.set(PREFIX + id, stage);
      tellOutboxChange();
    },

    /** Tells no more during this visit of what a form has sent, since the form says itself that it arrived. */
    putAwaySent(form: string) {
      for (const kept of all()) if (kept.form === form && kept.stage === 'sent' && !isPutAway(kept)) this.putAway(kept);
    },

    /** Whether a record is still as this page claimed it: no other page has claimed it, sent it or removed it since. */
    owns: (during: Kept) => own(during) !== undefined,

    /**
     * Writes a lead down before it is sent, so that a page that is closed meanwhile leaves a trace.
     * @returns its record before, if its words were kept, and during the send; none where the device keeps nothing
     */
    begin(form: string, params: TemplateParams): { before?: Kept; during: Kept } | undefined {
      const before = all()
        .filter(({ stage }) => stage !== 'sent')
        .find(sameEnquiry(form, params));
      const during = claim(before ?? fresh(form, params));
      return during && { before, during };
    },

    /**
     * Puts what was certainly not accepted back as it was before, or removes it if it was not kept then and is not to wait.
     * What another page is at by now, or has sent, stays as it is: it may have arrived.
     * @param during its record as it was claimed
     * @returns whether it was still this page's
     */
    settleBack(during: Kept, before?: Kept): boolean {
      const now = own(during);
      if (!now) return false;
      if (before) put(before);
      else if (now.wanted === undefined) remove(now.id);
      else put({ ...now, stage: 'waiting', until: now.wanted, wanted: undefined });
      return true;
    },

    /** The send that was under way has ended without an answer that can be trusted. */
    release(during: Kept) {
      const now = own(during);
      if (now) put({ ...now, until: clock(), wanted: undefined });
    },

    /** The lead has arrived. Only pages that know of its record, as another has had it in hand, are to be told. */
    settleSent(during: Kept, before?: Kept) {
      if (!before && own(during)) remove(during.id);
      else this.arrived(during.id);
    },

    /** The lead has arrived: its words go, and so does the draft that they came from. */
    arrived(id: string) {
      const kept = find(id);
      if (!kept) return;
      dropDraft(kept.form, kept.draft, store);
      const told = put({ ...kept, stage: 'sent', asked: clock(), params: {}, draft: undefined });
      if (!told) remove(id);
    },

    /**
     * Lets a lead wait, as its visitor asked. What is kept already, since another page was asked to keep it or is sending
     * it now, is kept once.
     * @param pause how long the service is to be left alone, in milliseconds
     * @returns its record; none where the device keeps nothing
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

    /** All that is kept, and what is told of it, as one text that changes with it. */
    snapshot: () =>
      ids()
        .sort()
        .map((id) => [id, store.get(PREFIX + id), visit.get(PREFIX + id)].join())
        .join('\n'),
  };
}

export type Outbox = ReturnType<typeof outbox>;

/** Has all that shows the outbox look at it again. */
export const tellOutboxChange = () => document.dispatchEvent(new Event(CHANGE));

/**
 * Calls back when something in the outbox has changed, on this page or another; and on the way back to a page that slept
 * meanwhile, which has heard of nothing.
 */
export function onOutboxChange(listener: () => void): () => void {
  document.addEventListener(CHANGE, listener);
  for (const sign of ['storage', 'pageshow']) window.addEventListener(sign, listener);
  return () => {
    document.removeEventListener(CHANGE, listener);
    for (const sign of ['storage', 'pageshow']) window.removeEventListener(sign, listener);
  };
}
