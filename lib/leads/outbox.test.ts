import { draftStore } from './draft';
import { fakeStore } from './fake-store.fixture';
import { keptUntil, WAIT_LIFE } from './outbox-entry';
import { openOutbox } from './outbox';
import { onOutboxChange } from './outbox-change';

const asha = { message: 'Name: Asha Devi', to_name: 'Roof Co', to_email: 'leads@example.com' };
const ravi = { ...asha, message: 'Name: Ravi' };

let store: ReturnType<typeof fakeStore>;
let now: number;
/** Opens the outbox as one page does. Two calls act like two open pages. */
const page = () => openOutbox(store, () => now);
const stages = () =>
  page()
    .all()
    .map(({ stage }) => stage);

beforeEach(() => {
  store = fakeStore();
  now = Date.parse('2026-11-21T10:00:00+05:30');
});

describe('beginSend and finishSend', () => {
  test('beginSend records the lead as being sent before the request goes out', () => {
    const { during } = page().beginSend('landing', asha)!;
    expect(page().find(during.id)).toMatchObject({ form: 'landing', params: asha, stage: 'unknown' });
    expect(page().isSending(page().all()[0]!)).toBe(true);
  });

  test('a lead has an unknown outcome if its page is closed during the send, and is not sent automatically again', () => {
    page().beginSend('landing', asha);
    now += 25_000;
    const [kept] = page().all();
    expect(page().isSending(kept!)).toBe(false);
    expect(page().isAutomatic(kept!)).toBe(false);
    now += 10 * WAIT_LIFE;
    expect(stages()).toEqual(['unknown']);
    expect(page().followSend('landing', asha)).toBeUndefined();
  });

  test('isSending returns false once finishSend has recorded an unknown outcome', () => {
    const { during } = page().beginSend('landing', asha)!;
    page().finishSend('unknown', { during });
    expect(page().isSending(page().find(during.id)!)).toBe(false);
  });

  test("beginSend uses the record of the same lead from the same form, and returns the record's earlier state", () => {
    const first = page().beginSend('landing', asha)!;
    page().finishSend('unknown', first);
    const second = page().beginSend('landing', asha)!;
    expect(second.during.id).toBe(first.during.id);
    expect(second.before).toMatchObject({ stage: 'unknown' });
    page().beginSend('landing', ravi);
    page().beginSend('commercial', asha);
    expect(stages()).toHaveLength(3);
  });

  test('beginSend and addWaiting return undefined and store nothing on a full device', () => {
    store.full = true;
    expect(page().beginSend('landing', asha)).toBeUndefined();
    expect(page().addWaiting('landing', asha, 0)).toBeUndefined();
    expect(store.keys()).toEqual([]);
  });
});

describe('followSend and finishSend, when two pages send the same lead', () => {
  const follow = () => {
    const record = page().beginSend('landing', asha)!;
    expect(page().followSend('landing', asha)!.id).toBe(record.during.id);
    expect(stages()).toEqual(['unknown']);
    return record;
  };

  test('finishSend marks a lead as sent, instead of removing its record, if another page follows the send', () => {
    page().finishSend('sent', follow());
    expect(page().all()).toMatchObject([{ stage: 'sent', params: {} }]);
  });

  test('finishSend keeps an unsent lead in the outbox as stopped if another page follows the send', () => {
    const { during } = follow();
    page().finishSend('unsent', { during });
    expect(page().all()).toMatchObject([{ stage: 'stopped', params: asha }]);
    expect(page().all()[0]).not.toHaveProperty('followed');
  });

  test('followSend returns undefined for another lead and for the same lead from another form', () => {
    follow();
    expect(page().followSend('landing', ravi)).toBeUndefined();
    expect(page().followSend('tabbed', asha)).toBeUndefined();
  });
});

test.each(['waiting', 'stopped', 'unknown'] as const)(
  'an enquiry in the stage %s is deleted after 14 days',
  (stage) => {
    const kept = page().addWaiting('landing', asha, 0)!;
    page().put({ ...kept, stage });
    expect(keptUntil(kept)).toBe(now + 14 * WAIT_LIFE);
    now += 14 * WAIT_LIFE - 1;
    expect(stages()).toEqual([stage]);
    now += 1;
    expect(stages()).toEqual([]);
    page().tidy();
    expect(store.keys()).toEqual([]);
  },
);

test('an enquiry is deleted 14 days after it was first stored, even if the visitor has asked again since', () => {
  const kept = page().addWaiting('landing', asha, 0)!;
  page().put({ ...kept, asked: now + 10 * WAIT_LIFE, since: kept.asked });
  now += 14 * WAIT_LIFE - 1;
  expect(stages()).toEqual(['waiting']);
  now += 1;
  expect(stages()).toEqual([]);
});

describe('addWaiting', () => {
  test('a waiting enquiry is sent automatically for one day, and stays in the outbox after that', () => {
    page().addWaiting('landing', asha, 0);
    now += WAIT_LIFE - 1;
    expect(page().isAutomatic(page().all()[0]!)).toBe(true);
    now += 1;
    expect(page().isAutomatic(page().all()[0]!)).toBe(false);
    now += 12 * WAIT_LIFE;
    expect(stages()).toEqual(['waiting']);
  });

  test('addWaiting sets the time of the first send to the end of the given pause', () => {
    expect(page().addWaiting('landing', asha, 120_000)!.until).toBe(now + 120_000);
  });

  test('addWaiting stores one record, even if several pages add the same enquiry', () => {
    const first = page().addWaiting('landing', asha, 0)!;
    expect(page().addWaiting('landing', asha, 60_000)!.id).toBe(first.id);
    page().addWaiting('landing', ravi, 0);
    page().addWaiting('tabbed', asha, 0);
    expect(stages()).toHaveLength(3);
  });

  test('addWaiting uses the existing record of an enquiry that is being sent again', () => {
    const { during } = page().beginSend('landing', asha)!;
    page().finishSend('unknown', { during });
    const again = page().beginSend('landing', asha)!;
    expect(page().addWaiting('landing', asha, 0)!.id).toBe(during.id);
    expect(stages()).toEqual(['unknown']);
    page().finishSend('unsent', again);
    expect(stages()).toEqual(['unknown']);
  });

  test('addWaiting makes an enquiry that another page is sending wait for the pause if that send fails', () => {
    const { during } = page().beginSend('landing', asha)!;
    page().addWaiting('landing', asha, 60_000);
    expect(page().isAutomatic(page().all()[0]!)).toBe(false);
    page().finishSend('unsent', { during });
    expect(page().all()).toMatchObject([{ id: during.id, stage: 'waiting', until: now + 60_000 }]);
  });

  test('addWaiting makes a stopped enquiry with the same content wait again', () => {
    const { during } = page().beginSend('landing', asha)!;
    page().finishSend('unsent', { before: { ...during, stage: 'stopped' }, during });
    page().addWaiting('landing', asha, 0);
    expect(page().all()).toMatchObject([{ id: during.id, stage: 'waiting' }]);
  });

  test('the outcome stays unknown if two pages send an enquiry at once and only one of them knows that its send failed', () => {
    page().addWaiting('landing', asha, 0);
    const here = page().beginSend('landing', asha)!;
    now += 10;
    const there = page().beginSend('landing', asha)!;
    page().finishSend('unknown', there);
    page().finishSend('unsent', here);
    expect(stages()).toEqual(['unknown']);
  });

  test('an enquiry that was stored while the clock was a day ahead is sent automatically for one day from now', () => {
    const right = now;
    now += WAIT_LIFE;
    page().addWaiting('landing', asha, 60_000);
    now = right;
    expect(page().all()[0]).toMatchObject({ asked: now, until: now });
    page().tidy();
    now += WAIT_LIFE;
    expect(page().isAutomatic(page().all()[0]!)).toBe(false);
  });
});

describe('markSent', () => {
  test('markSent deletes the content of the enquiry at once, and its record is deleted after one day', () => {
    const { id } = page().addWaiting('landing', asha, 0)!;
    now += WAIT_LIFE - 1;
    page().markSent(id);
    expect(store.get(`outbox:${id}`)).not.toContain('Asha');
    now += WAIT_LIFE - 1;
    expect(stages()).toEqual(['sent']);
    now += 1;
    expect(stages()).toEqual([]);
    page().tidy();
    expect(store.keys()).toEqual([]);
  });

  test('markSent deletes the draft that the enquiry was sent from, unless the draft was changed since', () => {
    const drafts = draftStore('landing', store, () => now);
    drafts.save({ fullName: 'Asha Devi' });
    const first = page().addWaiting('landing', asha, 0)!;
    drafts.save({ fullName: 'Ravi' });
    page().markSent(first.id);
    expect(store.keys()).toContain('draft:landing');
    drafts.save({ fullName: 'Asha Devi' });
    page().markSent(page().addWaiting('landing', asha, 0)!.id);
    expect(store.keys()).not.toContain('draft:landing');
  });
});

test('a record that cannot be read is not listed, and tidy removes it without touching other keys', () => {
  page().addWaiting('landing', asha, 0);
  store.set('outbox:1', '{');
  store.set('outbox:2', '{"id":"2"}');
  store.set('draft:landing', '{}');
  expect(stages()).toEqual(['waiting']);
  page().tidy();
  expect(store.keys()).toHaveLength(2);
});

test('no function that reads the outbox writes to the device, whatever is stored', () => {
  page().addWaiting('landing', asha, 0);
  page().markSent(page().addWaiting('landing', ravi, 0)!.id);
  now -= 1_000;
  page().addWaiting('tabbed', asha, 0);
  now += 2 * WAIT_LIFE;
  store.set('outbox:1', '{');
  const neverWritten = {
    ...store,
    set: () => {
      throw new Error('written');
    },
    remove: () => {
      throw new Error('removed');
    },
  };
  const reader = openOutbox(neverWritten, () => now, neverWritten);
  for (const moment of [now, now - 10 * WAIT_LIFE]) {
    now = moment;
    const seen = reader
      .all()
      .map((kept) => [
        reader.find(kept.id),
        reader.statusOf(kept),
        reader.isSending(kept),
        reader.isAutomatic(kept),
        reader.isDismissed(kept),
      ]);
    expect(seen.length).toBeGreaterThan(0);
    expect(reader.snapshot()).not.toBe('');
  }
});

test('tidy does not change a valid record', () => {
  page().addWaiting('landing', asha, 0);
  const before = page().snapshot();
  const listener = jest.fn();
  const stopListening = onOutboxChange(listener);
  page().tidy();
  stopListening();
  expect(page().snapshot()).toBe(before);
  expect(listener).not.toHaveBeenCalled();
});

describe('dismiss and isDismissed', () => {
  const visit = fakeStore();
  const here = () => openOutbox(store, () => now, visit);

  test("isDismissed returns true after dismiss until the enquiry's stage changes, even during a send", () => {
    const { id } = here().addWaiting('landing', asha, 0)!;
    const kept = () => here().find(id)!;
    expect(here().isDismissed(kept())).toBe(false);
    const before = here().snapshot();
    here().dismiss(kept());
    expect(here().snapshot()).not.toBe(before);
    expect(here().isDismissed(kept())).toBe(true);
    const { during, before: waiting } = here().beginSend('landing', asha)!;
    expect(here().isDismissed(kept())).toBe(true);
    here().finishSend('unsent', { before: waiting, during });
    expect(here().isDismissed(kept())).toBe(true);
    here().markSent(id);
    expect(here().isDismissed(kept())).toBe(false);
  });

  test('a dismissed enquiry stays on the device, and its notice is shown again on the next visit', () => {
    const { id } = here().addWaiting('landing', asha, 0)!;
    here().dismiss(here().find(id)!);
    const next = openOutbox(store, () => now, fakeStore());
    expect(next.isDismissed(next.find(id)!)).toBe(false);
  });
});

test('onOutboxChange calls its listener for each change, and when the browser shows the page again from its cache', () => {
  const listener = jest.fn();
  const stopListening = onOutboxChange(listener);
  const { id } = page().addWaiting('landing', asha, 0)!;
  page().remove(id);
  expect(listener).toHaveBeenCalledTimes(2);
  // Dispatches the event that a page gets when the browser shows it again from its back/forward cache.
  window.dispatchEvent(new Event('pageshow'));
  expect(listener).toHaveBeenCalledTimes(3);
  stopListening();
  page().addWaiting('landing', asha, 0);
  expect(listener).toHaveBeenCalledTimes(3);
});
