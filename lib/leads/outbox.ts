import { DAY, deviceStore } from './device';
import { draftText, dropDraft } from './draft';
import type { TemplateParams } from './lead';
import { areSameParams } from './lead-source';
import { notifyOutboxChange } from './outbox-events';
import {
  isOverdue,
  OUTBOX_PREFIX,
  outboxChange,
  type OutboxEvent,
  type OutboxRecord,
  parseRecord,
  pauseAfter,
  statusOf,
} from './outbox-record';
import { isOffline, sendLead, type SendOutcome } from './send';

/** The `detail` of the event `OUTBOX_SENT`, at which a form that still holds the sent lead is emptied. */
export type OutboxSent = Pick<OutboxRecord, 'form' | 'params'>;
export const OUTBOX_SENT = 'outbox-sent';

export type OutboxWorld = ReturnType<typeof browser>;
const browser = () => ({
  store: deviceStore(),
  visit: deviceStore(() => window.sessionStorage),
  clock: () => Date.now(),
  async lock(name: string, task: () => Promise<void>): Promise<void> {
    // Browsers have locks only on https:// and localhost.
    if (!('locks' in navigator)) return task();
    await navigator.locks.request(name, { ifAvailable: true }, (granted) => (granted ? task() : undefined));
  },
  sendLead,
  isOffline,
});

/**
 * Opens the outbox of the device. Reading writes nothing, because React reads while it renders. Each lead has its own
 * record, so that two open pages do not overwrite each other's leads.
 */
export function openOutbox({ store, visit, clock, lock, sendLead, isOffline }: OutboxWorld = browser()) {
  /** Records that the device could not store. */
  const memory = new Map<string, string>();
  const keyOf = ({ id }: OutboxRecord) => OUTBOX_PREFIX + id;
  /** An id begins with the time at which it was made, so the oldest key comes first. */
  const keys = () =>
    [...new Set([...store.keys(), ...memory.keys()])].filter((key) => key.startsWith(OUTBOX_PREFIX)).sort();
  const read = (key: string) => memory.get(key) ?? store.get(key);
  /** The closed notices that session storage could not store: key and status. */
  const dismissed = new Map<string, string>();
  /** The keys of leads whose last change had no effect, because the device could not store the change. */
  const withoutRoom = new Set<string>();
  const dismissedAt = (key: string) => dismissed.get(key) ?? visit.get(key);
  const find = (id: string) => parseRecord(read(OUTBOX_PREFIX + id), clock());
  const status = (record: OutboxRecord) => statusOf(record, clock());

  const all = (): OutboxRecord[] =>
    keys()
      .flatMap((key) => parseRecord(read(key), clock()) ?? [])
      .filter(({ stage, asked }) => stage !== 'sent' || clock() - asked < DAY);

  const recordOf = (form: string, params: TemplateParams): OutboxRecord =>
    all().find((record) => record.stage !== 'sent' && record.form === form && areSameParams(record.params, params)) ?? {
      id: `${clock().toString(36)}-${Math.random().toString(36).slice(2)}`,
      form,
      revision: 0,
      stage: 'stopped',
      params,
      asked: clock(),
      since: clock(),
      until: 0,
      tries: 0,
      draft: draftText(form, store),
    };

  /**
   * Applies an event, unless the stored record has changed since the page read `seen`.
   * @param durable if true, a change that cannot be stored has no effect, because another page would read the old
   *   record and send a waiting lead again
   * @returns undefined if the event has changed nothing
   */
  function happen(seen: OutboxRecord, event: OutboxEvent, durable = seen.stage === 'waiting') {
    const stored = find(seen.id);
    if ((stored?.revision ?? 0) !== seen.revision) return undefined;
    const before = stored ?? seen;
    const change = outboxChange(before, event, clock(), !stored);
    if (!change) return undefined;
    const { effects = [] } = change;
    const record = change.record && { ...change.record, revision: before.revision + 1 };
    const key = keyOf(before);
    const text = JSON.stringify(record);
    const isStored = record ? store.set(key, text) : (store.remove(key), true);
    if (!isStored && durable) {
      withoutRoom.add(key);
      notifyOutboxChange();
      return undefined;
    }
    withoutRoom.delete(key);
    if (isStored) memory.delete(key);
    else memory.set(key, text);
    if (effects.includes('dropDraft')) dropDraft(before.form, before.draft, store);
    notifyOutboxChange();
    if (effects.includes('announce')) {
      const { form, params } = before;
      document.dispatchEvent(new CustomEvent('lead-sent', { detail: { form } }));
      document.dispatchEvent(new CustomEvent<OutboxSent>(OUTBOX_SENT, { detail: { form, params } }));
    }
    return { record, send: effects.includes('send') };
  }

  async function send(during: OutboxRecord): Promise<SendOutcome> {
    const claim = during.claim!;
    // Reads the record again, because another page may have changed it during the send.
    const record = (event: OutboxEvent) => happen(find(during.id) ?? { ...during, revision: 0 }, event, false);
    const accepted = () => record({ type: 'accepted', claim });
    const outcome = await sendLead(during.params, accepted, (kind) =>
      record({ type: 'failed', claim, kind: kind === 'unsent' ? 'left' : kind, pause: 0 }),
    );
    if (outcome.sent) accepted();
    else record({ ...outcome, type: 'failed', claim });
    return outcome;
  }

  const sendKept = (seen: OutboxRecord, type: 'press' | 'due') =>
    lock(keyOf(seen), async () => {
      const change = happen(seen, { type });
      if (change?.send) await send(change.record!);
    });

  return {
    find,
    all,
    status,

    /** @returns no outcome if the lead is already being sent */
    async submit(form: string, params: TemplateParams): Promise<{ id: string; outcome?: SendOutcome }> {
      // Takes no lock, because the visitor may close the page while it waits for the lock.
      const seen = recordOf(form, params);
      // Sends the lead even if the device can store nothing.
      const change = happen(seen, { type: 'submit' }, false);
      return { id: seen.id, outcome: change?.send ? await send(change.record!) : undefined };
    },

    /**
     * Keeps a lead that the outbox sends later, and returns its id.
     * @param pause in milliseconds
     * @returns undefined if the device could not store the lead
     */
    wait(form: string, params: TemplateParams, pause: number): string | undefined {
      const seen = recordOf(form, params);
      happen(seen, { type: 'wait', pause }, true);
      return find(seen.id)?.id;
    },

    press: (seen: OutboxRecord) => sendKept(seen, 'press'),

    async sendDue(): Promise<void> {
      for (const record of all()) {
        if (status(record) !== 'waiting' || record.until > clock()) continue;
        if (await isOffline()) return;
        await sendKept(record, 'due');
      }
    },

    /** Returns the milliseconds until the leads must be checked again, or Infinity if no lead waits or is being sent. */
    nextCheck: (): number =>
      Math.min(
        ...all().map((record) => {
          const isWaiting = status(record) === 'waiting';
          if (!isWaiting && status(record) !== 'sending') return Infinity;
          // Browsers may not report that the network is back, so a lead that is due is checked again.
          return record.until > clock() ? record.until - clock() + 1 : isWaiting ? pauseAfter(1) : Infinity;
        }),
      ),

    remove: (seen?: OutboxRecord) => seen && happen(seen, { type: 'remove' }),

    /** Whether the visitor has closed the notice in this visit. A new status other than `sending` reopens it. */
    isDismissed(record: OutboxRecord): boolean {
      const before = dismissedAt(keyOf(record));
      return before !== null && [before, 'sending'].includes(status(record));
    },

    dismiss(record: OutboxRecord) {
      if (!visit.set(keyOf(record), status(record))) dismissed.set(keyOf(record), status(record));
      notifyOutboxChange();
    },

    /** Removes invalid records and leads sent over a day ago, and corrects times from a clock that was ahead. */
    tidy() {
      const listed = new Map(all().map((record) => [keyOf(record), JSON.stringify(record)]));
      for (const key of keys()) {
        const text = listed.get(key);
        if (text === undefined) store.remove(key);
        else if (parseRecord(read(key), Infinity)!.asked > clock()) store.set(key, text);
      }
    },

    /**
     * `full`: the device could not store the last change of the lead. `blocked`: something such as an ad blocker
     * probably stops the requests.
     */
    obstacle(record: OutboxRecord): 'full' | 'blocked' | undefined {
      if (withoutRoom.has(keyOf(record))) return 'full';
      return (record.unanswered ?? 0) > 1 ? 'blocked' : undefined;
    },

    isOverdue: (record: OutboxRecord) => isOverdue(record, clock()),

    isStored: (record: OutboxRecord) => !memory.has(keyOf(record)),

    removeOverdue: (shown: readonly OutboxRecord[]) =>
      shown.filter((record) => isOverdue(record, clock())).forEach((record) => happen(record, { type: 'remove' })),

    /** Returns a text that changes with what the outbox notices show. */
    snapshot: () =>
      keys()
        .map((key) => {
          const record = parseRecord(read(key), clock());
          return [
            key,
            read(key),
            dismissedAt(key),
            withoutRoom.has(key),
            record && [status(record), isOverdue(record, clock())],
          ].join();
        })
        .join('\n'),
  };
}

export const outbox = openOutbox();
