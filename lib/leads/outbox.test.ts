import { DAY } from './device';
import { draftStore } from './draft';
import { fakeStore } from './fake-store.fixture';
import { openOutbox } from './outbox';
import { type OutboxRecord, pauseAfter } from './outbox-record';
import type { SendOutcome } from './send';

const asha = { message: 'Name: Asha Devi', to_name: 'Roof Co', to_email: 'leads@example.com' };

let store: ReturnType<typeof fakeStore>;
let visit: ReturnType<typeof fakeStore>;
let now: number;
let offline: boolean;
let outcomes: SendOutcome[];
const sendLead = jest.fn(async () => outcomes.shift() ?? { sent: true as const });
const failed = (kind: 'unsent' | 'refused' | 'unknown', pause = 0): SendOutcome => ({
  sent: false,
  cause: 'status',
  kind,
  pause,
});

/** Two calls act like two open pages. */
const page = () =>
  openOutbox({
    store,
    visit,
    clock: () => now,
    lock: (_, task) => task(),
    isOffline: () => Promise.resolve(offline),
    sendLead,
  });
const only = () => page().all()[0]!;
/** Earlier versions of the site stored records without `since` and `revision`. */
function storeOld(more: Partial<Record<keyof OutboxRecord | 'followed', unknown>> = {}) {
  const record = {
    id: '1',
    form: 'landing',
    stage: 'waiting',
    params: asha,
    asked: now,
    until: now,
    tries: 0,
    ...more,
  };
  store.set('outbox:1', JSON.stringify(record));
}

beforeEach(() => {
  store = fakeStore();
  visit = fakeStore();
  now = Date.parse('2026-11-26T10:00:00+05:30');
  offline = false;
  outcomes = [];
  sendLead.mockClear();
});

test('a waiting lead that an earlier version of the site has stored is read and sent, and the answers are then deleted', async () => {
  storeOld({ followed: true });
  expect(only()).toMatchObject({ revision: 0, since: now });
  await page().sendDue();
  expect(page().all()).toMatchObject([{ stage: 'sent', revision: 2, params: {} }]);
});

test('a lead stored with the stage `unknown` has the status `sending` until the time `until`, and then `unknown`', () => {
  storeOld({ stage: 'unknown', until: now + 25_000 });
  expect(page().status(only())).toBe('sending');
  now += 25_000;
  expect(page().status(only())).toBe('unknown');
});

test('the pause between failed attempts to send a waiting lead doubles up to an hour, and the attempts end within a day', async () => {
  storeOld();
  const pauses: number[] = [];
  for (;;) {
    outcomes = [failed('unsent')];
    await page().sendDue();
    const { until, stage } = only();
    if (stage !== 'waiting') break;
    pauses.push(until - now);
    now = until;
  }
  expect(pauses.slice(0, 3)).toEqual([30_000, 60_000, 120_000]);
  expect(Math.max(...pauses)).toBe(60 * 60_000);
  expect(pauses.map((_, index) => pauseAfter(index + 1))).toEqual(pauses);
  expect(only()).toMatchObject({ stage: 'stopped', tries: 0 });
  expect(now - only().asked).toBeLessThan(DAY);
});

test('the next attempt to send a lead waits for the 90 seconds that the mail service asks for, not the usual 30', async () => {
  storeOld();
  outcomes = [failed('unsent', 90_000)];
  await page().sendDue();
  expect(only().until).toBe(now + 90_000);
});

test('while the device is offline, a waiting lead is not sent, no attempt is counted, and the next check is after 30 seconds', async () => {
  storeOld();
  offline = true;
  await page().sendDue();
  expect(sendLead).not.toHaveBeenCalled();
  expect(only()).toMatchObject({ stage: 'waiting', tries: 0 });
  expect(page().nextCheck()).toBe(30_000);
});

test('a lead that has waited for a day is sent only by a press on send, and if that fails, waits for automatic sends again', async () => {
  storeOld({ asked: now - DAY });
  await page().sendDue();
  expect(sendLead).not.toHaveBeenCalled();
  expect(page().status(only())).toBe('stopped');
  outcomes = [failed('unsent')];
  await page().press(only());
  expect(page().status(only())).toBe('waiting');
});

test('a press on send does nothing if the stored lead has changed since the page read the lead', async () => {
  storeOld({ stage: 'unknown' });
  const shown = only();
  outcomes = [failed('unknown')];
  await page().press(shown);
  await page().press(shown);
  expect(sendLead).toHaveBeenCalledTimes(1);
});

test('a waiting lead that the mail service refuses is kept and not sent automatically again', async () => {
  storeOld();
  outcomes = [failed('refused')];
  await page().sendDue();
  expect(only()).toMatchObject({ stage: 'stopped', params: asha });
});

test('a lead that the device cannot store is sent, and only the sending page lists the lead if the outcome is unknown', async () => {
  store.full = true;
  outcomes = [failed('unknown')];
  const own = page();
  await own.submit('landing', asha);
  expect(own.all()).toMatchObject([{ stage: 'unknown' }]);
  expect(page().all()).toEqual([]);
});

test('a lead that the device cannot store is not kept for a later send', () => {
  store.full = true;
  expect(page().wait('landing', asha, 0)).toBeUndefined();
  expect(page().all()).toEqual([]);
});

test('a waiting lead is not sent automatically if the device cannot record that it is being sent', async () => {
  storeOld();
  store.full = true;
  await page().sendDue();
  expect(sendLead).not.toHaveBeenCalled();
});

test('a press sends a waiting lead only if the device can record the send; if not, `obstacle` returns "full" and `snapshot` changes', async () => {
  storeOld();
  const own = page();
  const before = own.snapshot();
  store.full = true;
  await own.press(only());
  expect(sendLead).not.toHaveBeenCalled();
  expect(own.obstacle(only())).toBe('full');
  expect(own.snapshot()).not.toBe(before);
  store.full = false;
  await own.press(only());
  expect(sendLead).toHaveBeenCalledTimes(1);
  expect(own.obstacle(only())).toBeUndefined();
});

test('`obstacle` returns "blocked" after the second send in a row without any answer', async () => {
  storeOld({ stage: 'stopped' });
  const obstacles = [];
  for (const unreachable of [true, true, false, true]) {
    outcomes = [{ ...failed('unknown'), unreachable } as SendOutcome];
    await page().press(only());
    obstacles.push(page().obstacle(only()));
  }
  expect(obstacles).toEqual([undefined, 'blocked', undefined, undefined]);
});

test('a press on send sends a lead that the device could not store and that only this page keeps', async () => {
  store.full = true;
  outcomes = [failed('unknown')];
  const own = page();
  await own.submit('landing', asha);
  expect(own.isStored(own.all()[0]!)).toBe(false);
  await own.press(own.all()[0]!);
  expect(sendLead).toHaveBeenCalledTimes(2);
  expect(own.all()).toMatchObject([{ stage: 'sent' }]);
});

test('a press on send sends a lead that is no longer sent automatically, even if the device cannot record the send', async () => {
  storeOld({ stage: 'stopped' });
  store.full = true;
  await page().press(only());
  expect(sendLead).toHaveBeenCalledTimes(1);
});

test('the draft of a lead is deleted when the lead arrives, unless the draft was changed after the lead was stored', async () => {
  const draft = draftStore('landing', store, () => now);
  draft.save({ fullName: 'Asha Devi' });
  page().wait('landing', asha, 0);
  await page().sendDue();
  expect(draft.load()).toBeUndefined();
  draft.save({ fullName: 'Asha Devi' });
  page().wait('landing', { ...asha, message: 'again' }, 0);
  draft.save({ fullName: 'Ravi' });
  await page().sendDue();
  expect(draft.load()).toEqual({ fullName: 'Ravi' });
});

test('a closed notice of a lead stays closed, and opens again when a press on send has sent the lead', async () => {
  storeOld({ stage: 'unknown' });
  page().dismiss(only());
  expect(page().isDismissed(only())).toBe(true);
  await page().press(only());
  expect(page().isDismissed(only())).toBe(false);
});

test('a closed notice of a waiting lead opens again when the lead has waited for a day', () => {
  storeOld();
  page().dismiss(only());
  now += DAY;
  expect(page().status(only())).toBe('stopped');
  expect(page().isDismissed(only())).toBe(false);
});

test('the visitor can close the notice of a lead even if session storage is full', () => {
  storeOld();
  visit.full = true;
  const own = page();
  own.dismiss(only());
  expect(own.isDismissed(only())).toBe(true);
});

test('`snapshot` changes when a lead has waited for one day, and again when the lead has waited for 14 days', () => {
  storeOld();
  const before = page().snapshot();
  now += DAY;
  const stopped = page().snapshot();
  now += 13 * DAY;
  expect(new Set([before, stopped, page().snapshot()]).size).toBe(3);
});

test('the outbox ignores a stored lead with a time before 1970', () => {
  storeOld({ asked: -1e20 });
  expect(page().all()).toEqual([]);
});

test('tidy removes records that cannot be read and leads that were sent a day ago, but no overdue lead and no draft', () => {
  storeOld({ asked: now - 20 * DAY, stage: 'stopped' });
  store.set('outbox:2', '{');
  store.set('outbox:3', JSON.stringify({ ...only(), id: '3', stage: 'sent', asked: now - DAY }));
  store.set('draft:landing', 'x');
  page().tidy();
  expect(store.keys()).toEqual(['outbox:1', 'draft:landing']);
});

test('after tidy, a lead that was stored while the clock was ahead waits for one day from now', () => {
  storeOld({ asked: now + 20 * DAY, until: now + 20 * DAY });
  page().tidy();
  now += DAY - 1;
  expect(page().status(only())).toBe('waiting');
  now += 1;
  expect(page().status(only())).toBe('stopped');
});
