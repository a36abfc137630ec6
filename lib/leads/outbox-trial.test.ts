/** Tries the outbox in two tabs at random. `FUZZ_RUNS` and `FUZZ_SEED` set the runs and the seed. */
import fc, { type Scheduler } from 'fast-check';
import { fakeStore } from './fake-store.fixture';
import { openOutbox, type OutboxWorld } from './outbox';
import { isOverdue, type OutboxRecord } from './outbox-record';
import type { SendOutcome } from './send';

const RUNS = Number(process.env.FUZZ_RUNS ?? 10_000);
const SEED = Number(process.env.FUZZ_SEED ?? 20261126);

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

/** `left`: a request has left the device. `taken`: the mail service has accepted the lead. */
const endings = {
  accepted: { outcome: { sent: true }, left: true, taken: true },
  throttled: {
    outcome: { sent: false, cause: 'status 429', kind: 'unsent', pause: 30 * SECOND },
    left: true,
    taken: false,
  },
  refused: { outcome: { sent: false, cause: 'status 403', kind: 'refused', pause: 0 }, left: true, taken: false },
  offline: { outcome: { sent: false, cause: 'offline', kind: 'unsent', pause: 0 }, left: false, taken: false },
  cut: { outcome: { sent: false, cause: 'TypeError', kind: 'unknown', pause: 0 }, left: true, taken: false },
  answerLost: { outcome: { sent: false, cause: 'TypeError', kind: 'unknown', pause: 0 }, left: true, taken: true },
  late: { outcome: { sent: false, cause: 'no answer', kind: 'unknown', pause: 0 }, left: true, taken: true },
} satisfies Record<string, { outcome: SendOutcome; left: boolean; taken: boolean }>;
type Ending = keyof typeof endings;

const tab = fc.integer({ min: 0, max: 1 });
const lead = fc.constantFrom('Asha', 'Ravi');
const action = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('submit' as const), tab, lead }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), tab, lead }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('press' as const), tab, lead }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('look' as const), tab }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('due' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('leave' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('remove' as const), tab, lead }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('answer' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('clock' as const),
      by: fc.constantFrom(SECOND, 26 * SECOND, 31 * SECOND, HOUR, 25 * HOUR, 15 * DAY, -HOUR, -20 * DAY),
    }),
  },
);
type Action = typeof action extends fc.Arbitrary<infer One> ? One : never;

interface Plan {
  actions: Action[];
  endings: Ending[];
  locks: 'none' | 'skip' | 'queue';
}

class Trial {
  store = fakeStore();
  now = Date.parse('2026-11-26T10:00:00+05:30');
  order = 0;
  held = new Map<string, Promise<void>>();
  tabs = [this.openTab(), this.openTab()];
  /** Presses on "send" or "send later" that no request has followed. `sawEnd`: no send was under way at the press. */
  presses: { lead: string; order: number; sawEnd: boolean }[] = [];
  requests: { lead: string; order: number; maybeTaken: boolean; taken: boolean }[] = [];
  /** Leads that may be missing at the end, for example because the visitor removed them. */
  released = new Set<string>();
  inForm = new Map<string, { tab: number; mayWait: boolean }>();
  submitted = new Set<string>();
  mistakes: string[] = [];

  constructor(
    readonly plan: Plan,
    readonly scheduler: Scheduler,
  ) {}

  openTab() {
    const page = {
      isOpen: true,
      shown: new Map<string, OutboxRecord>(),
      sending: new Set<string>(),
      leave: new Set<() => void>(),
      releases: new Set<() => void>(),
    };
    const world: OutboxWorld = {
      store: this.store,
      visit: fakeStore(),
      clock: () => this.now,
      lock: (name, task) => this.lock(page, name, task),
      isOffline: () => Promise.resolve(false),
      sendLead: (params, onLate, onLeave) => {
        const ending = endings[this.plan.endings.pop() ?? 'accepted'];
        const isLate = ending === endings.late;
        const who = String(params.message);
        if (ending.left) this.request(who, ending);
        const leave = () => onLeave?.(ending.left ? 'unknown' : 'unsent');
        page.leave.add(leave);
        const answer = this.scheduler.schedule(Promise.resolve(ending.outcome as SendOutcome), 'answer');
        return new Promise((resolve) => {
          void answer.then((outcome) => {
            page.leave.delete(leave);
            if (!page.isOpen) return;
            if (isLate) void this.scheduler.schedule(Promise.resolve(), 'late').then(() => page.isOpen && onLate());
            resolve(outcome);
          });
        });
      },
    };
    return { page, outbox: openOutbox(world) };
  }

  async lock(page: { isOpen: boolean; releases: Set<() => void> }, name: string, task: () => Promise<void>) {
    const { locks } = this.plan;
    if (locks === 'none') return task();
    await this.scheduler.schedule(Promise.resolve(), 'lock');
    if (locks === 'skip' && this.held.has(name)) return;
    while (this.held.has(name)) await this.held.get(name);
    // A closed page runs nothing more, so the promise never settles.
    if (!page.isOpen) return new Promise<void>(() => {});
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    this.held.set(name, held);
    const end = () => {
      if (this.held.get(name) === held) this.held.delete(name);
      release();
    };
    page.releases.add(end);
    await task().finally(end);
  }

  /** A second request for a lead that may have been accepted needs a new press on send. */
  request(who: string, { outcome, taken }: (typeof endings)[Ending]) {
    const earlier = this.requests.filter(({ lead, maybeTaken }) => lead === who && maybeTaken);
    const last = Math.max(-1, ...earlier.map(({ order }) => order));
    const press = this.presses.findIndex(({ lead, order, sawEnd }) => lead === who && sawEnd && order > last);
    if (earlier.length > 0 && press < 0)
      this.mistakes.push(`A second request for ${who} without a press that followed an outcome.`);
    if (press >= 0) this.presses.splice(press, 1);
    const maybeTaken = outcome.sent || outcome.kind === 'unknown';
    this.requests.push({ lead: who, order: this.order++, maybeTaken, taken });
  }

  press(who: string, record: OutboxRecord | undefined, outbox: ReturnType<typeof openOutbox>) {
    const sawEnd = !record || outbox.status(record) !== 'sending';
    this.presses.push({ lead: who, order: this.order++, sawEnd });
  }

  act(action: Action) {
    if (action.do === 'clock') {
      this.now += action.by;
      return;
    }
    if (action.do === 'answer') return this.scheduler.count() > 0 ? this.scheduler.waitOne() : undefined;
    const { page, outbox } = this.tabs[action.tab]!;
    const look = () => (page.shown = new Map(outbox.all().map((record) => [String(record.params.message), record])));
    const number = action.tab;
    switch (action.do) {
      case 'look':
        look();
        return;
      case 'submit': {
        const who = action.lead;
        // A form ignores a press on send while a send is under way.
        if (page.sending.has(who)) return;
        look();
        this.submitted.add(who);
        this.press(who, page.shown.get(who), outbox);
        page.sending.add(who);
        void outbox.submit('landing', { message: who }).then(({ outcome }) => {
          page.sending.delete(who);
          if (outcome && !outcome.sent) this.inForm.set(who, { tab: number, mayWait: outcome.kind === 'unsent' });
          else this.inForm.delete(who);
        });
        return;
      }
      case 'wait': {
        // A form offers a later send only for a lead that was certainly not accepted.
        const held = this.inForm.get(action.lead);
        if (!held?.mayWait || held.tab !== number || page.sending.has(action.lead)) return;
        this.press(action.lead, undefined, outbox);
        if (outbox.wait('landing', { message: action.lead }, 30 * SECOND)) this.inForm.delete(action.lead);
        return;
      }
      case 'press': {
        const record = page.shown.get(action.lead);
        if (!record || ['sent', 'sending'].includes(outbox.status(record))) return;
        this.press(action.lead, record, outbox);
        void outbox.press(record);
        return;
      }
      case 'due':
        void outbox.sendDue();
        return;
      case 'remove': {
        const record = page.shown.get(action.lead);
        if (record && outbox.remove(record)) this.released.add(action.lead);
        return;
      }
      case 'leave': {
        page.leave.forEach((leave) => leave());
        const shown = outbox.all().filter(({ params }) => page.shown.has(String(params.message)));
        shown
          .filter((record) => isOverdue(record, this.now))
          .forEach(({ params }) => this.released.add(String(params.message)));
        outbox.removeOverdue(shown);
        page.isOpen = false;
        page.releases.forEach((release) => release());
        for (const [who, holder] of this.inForm)
          if (holder.tab === number) {
            this.inForm.delete(who);
            this.released.add(who);
          }
        this.tabs[number] = this.openTab();
      }
    }
  }

  async end() {
    this.plan.endings.length = 0;
    await this.scheduler.waitIdle();
    const fresh = this.openTab().outbox;
    const taken = (who: string) => this.requests.some((request) => request.lead === who && request.taken);
    for (const who of this.submitted) {
      const isKept = fresh.all().some(({ stage, params }) => stage !== 'sent' && params.message === who);
      if (!taken(who) && !isKept && !this.inForm.has(who) && !this.released.has(who))
        this.mistakes.push(`${who} is lost.`);
    }
    fresh.tidy();
    this.now += HOUR + 1;
    const due = fresh.all().filter((record) => fresh.status(record) === 'waiting' && record.until <= this.now);
    await this.scheduler.waitFor(fresh.sendDue());
    for (const { id, params } of due)
      if (fresh.find(id)?.stage !== 'sent') this.mistakes.push(`${String(params.message)} was due and was not sent.`);
    const sent = fresh.all().filter(({ stage }) => stage === 'sent').length;
    if (sent > this.requests.filter((request) => request.taken).length)
      this.mistakes.push('A lead is called sent and is not.');
  }
}

test(`in ${RUNS} random runs, the outbox loses no lead, sends due leads, calls no unsent lead sent, and repeats no doubtful send unasked`, async () => {
  const plan: fc.Arbitrary<Plan> = fc.record({
    actions: fc.array(action, { minLength: 4, maxLength: 30 }),
    endings: fc.array(fc.constantFrom(...(Object.keys(endings) as Ending[])), { maxLength: 8 }),
    locks: fc.constantFrom('none', 'skip', 'queue'),
  });
  await fc.assert(
    fc.asyncProperty(plan, fc.scheduler(), async ({ actions, ...rest }, scheduler) => {
      const trial = new Trial({ actions, ...rest, endings: [...rest.endings] }, scheduler);
      for (const each of actions) {
        await trial.act(each);
        // Runs the microtasks that the action has started.
        for (let turn = 0; turn < 5; turn++) await Promise.resolve();
      }
      await trial.end();
      expect(trial.mistakes).toEqual([]);
    }),
    { numRuns: RUNS, seed: SEED },
  );
}, 120_000);
