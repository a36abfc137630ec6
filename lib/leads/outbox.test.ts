import { draftStore } from './draft';
import { fakeStore } from './fake-store.fixture';
import { keptUntil, WAIT_LIFE } from './outbox-entry';
import { openOutbox } from './outbox';
import { onOutboxChange } from './outbox-change';

const asha = { message: 'Name: Asha Devi', to_name: 'Roof Co', to_email: 'leads@example.com' };
const ravi = { ...asha, message: 'Name: Ravi' };

let store: ReturnType<typeof fakeStore>;
let now: number;
/** The outbox as one open page sees it. */
const page = () => openOutbox(store, () => now);
const stages = () =>
  page()
    .all()
    .map(({ stage }) => stage);

beforeEach(() => {
  store = fakeStore();
  now = Date.parse('2026-11-21T10:00:00+05:30');
});

describe('a send', () => {
  test('is recorded in the outbox before it begins, and counts as being sent', () => {
    const { during } = page().beginSend('landing', asha)!;
    expect(page().find(during.id)).toMatchObject({ form: 'landing', params: asha, stage: 'unknown' });
    expect(page().isSending(page().all()[0]!)).toBe(true);
  });

  test('whose page was closed has an unknown outcome, and is never repeated automatically', () => {
    page().beginSend('landing', asha);
    now += 25_000;
    const [kept] = page().all();
    expect(page().isSending(kept!)).toBe(false);
    expect(page().isAutomatic(kept!)).toBe(false);
    now += 10 * WAIT_LIFE;
    expect(stages()).toEqual(['unknown']);
    expect(page().followSend('landing', asha)).toBeUndefined();
  });

  test('no longer counts as being sent once its page has recorded an unknown outcome', () => {
    const { during } = page().beginSend('landing', asha)!;
    page().finishSend('unknown', { during });
    expect(page().isSending(page().find(during.id)!)).toBe(false);
  });

  test('of the same lead from the same form uses the record that is there, and returns what it was before', () => {
    const first = page().beginSend('landing', asha)!;
    page().finishSend('unknown', first);
    const second = page().beginSend('landing', asha)!;
    expect(second.during.id).toBe(first.during.id);
    expect(second.before).toMatchObject({ stage: 'unknown' });
    page().beginSend('landing', ravi);
    page().beginSend('commercial', asha);
    expect(stages()).toHaveLength(3);
  });

  test('cannot be recorded on a device that is full', () => {
    store.full = true;
    expect(page().beginSend('landing', asha)).toBeUndefined();
    expect(page().addWaiting('landing', asha, 0)).toBeUndefined();
    expect(store.keys()).toEqual([]);
  });
});

describe('a send that another page follows', () => {
  const follow = () => {
    const record = page().beginSend('landing', asha)!;
    expect(page().followSend('landing', asha)!.id).toBe(record.during.id);
    expect(stages()).toEqual(['unknown']);
    return record;
  };

  test('leaves word that the lead was sent', () => {
    page().finishSend('sent', follow());
    expect(page().all()).toMatchObject([{ stage: 'sent', params: {} }]);
  });

  test('leaves the lead on the device if it was not sent, until somebody presses', () => {
    const { during } = follow();
    page().finishSend('unsent', { during });
    expect(page().all()).toMatchObject([{ stage: 'stopped', params: asha }]);
    expect(page().all()[0]).not.toHaveProperty('followed');
  });

  test('is one of the same lead from the same form', () => {
    follow();
    expect(page().followSend('landing', ravi)).toBeUndefined();
    expect(page().followSend('tabbed', asha)).toBeUndefined();
  });
});

test.each(['waiting', 'stopped', 'unknown'] as const)('an enquiry that is %s is deleted after 14 days', (stage) => {
  const kept = page().addWaiting('landing', asha, 0)!;
  page().put({ ...kept, stage });
  expect(keptUntil(kept)).toBe(now + 14 * WAIT_LIFE);
  now += 14 * WAIT_LIFE - 1;
  expect(stages()).toEqual([stage]);
  now += 1;
  expect(stages()).toEqual([]);
  page().tidy();
  expect(store.keys()).toEqual([]);
});

test('a press that sends an enquiry anew does not make the device keep it for longer', () => {
  const kept = page().addWaiting('landing', asha, 0)!;
  page().put({ ...kept, asked: now + 10 * WAIT_LIFE, since: kept.asked });
  now += 14 * WAIT_LIFE - 1;
  expect(stages()).toEqual(['waiting']);
  now += 1;
  expect(stages()).toEqual([]);
});

describe('a waiting enquiry', () => {
  test('is sent automatically for a day, and then only on a press', () => {
    page().addWaiting('landing', asha, 0);
    now += WAIT_LIFE - 1;
    expect(page().isAutomatic(page().all()[0]!)).toBe(true);
    now += 1;
    expect(page().isAutomatic(page().all()[0]!)).toBe(false);
    now += 12 * WAIT_LIFE;
    expect(stages()).toEqual(['waiting']);
  });

  test('is not sent before the given pause is over', () => {
    expect(page().addWaiting('landing', asha, 120_000)!.until).toBe(now + 120_000);
  });

  test('is kept once, however many pages add it', () => {
    const first = page().addWaiting('landing', asha, 0)!;
    expect(page().addWaiting('landing', asha, 60_000)!.id).toBe(first.id);
    page().addWaiting('landing', ravi, 0);
    page().addWaiting('tabbed', asha, 0);
    expect(stages()).toHaveLength(3);
  });

  test('is kept once, too, if it is being sent again from the notice of kept enquiries', () => {
    const { during } = page().beginSend('landing', asha)!;
    page().finishSend('unknown', { during });
    const again = page().beginSend('landing', asha)!;
    expect(page().addWaiting('landing', asha, 0)!.id).toBe(during.id);
    expect(stages()).toEqual(['unknown']);
    page().finishSend('unsent', again);
    expect(stages()).toEqual(['unknown']);
  });

  test('that is being sent from another form waits, with its pause, once that send has failed', () => {
    const { during } = page().beginSend('landing', asha)!;
    page().addWaiting('landing', asha, 60_000);
    expect(page().isAutomatic(page().all()[0]!)).toBe(false);
    page().finishSend('unsent', { during });
    expect(page().all()).toMatchObject([{ id: during.id, stage: 'waiting', until: now + 60_000 }]);
  });

  test('replaces a stopped one with the same content', () => {
    const { during } = page().beginSend('landing', asha)!;
    page().finishSend('unsent', { before: { ...during, stage: 'stopped' }, during });
    page().addWaiting('landing', asha, 0);
    expect(page().all()).toMatchObject([{ id: during.id, stage: 'waiting' }]);
  });

  test('that two pages send at once keeps an unknown outcome, though one of them knows that its send failed', () => {
    page().addWaiting('landing', asha, 0);
    const here = page().beginSend('landing', asha)!;
    now += 10;
    const there = page().beginSend('landing', asha)!;
    page().finishSend('unknown', there);
    page().finishSend('unsent', here);
    expect(stages()).toEqual(['unknown']);
  });

  test('that was kept while the clock was a day ahead is sent automatically for a day from now', () => {
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

describe('a sent enquiry', () => {
  test('leaves nothing that was typed on the device, and its record is removed after a day', () => {
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

  test('has the draft removed from which it was sent, and no other draft', () => {
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

test('a record that cannot be read is left out, and removed when the outbox is tidied; the others stay', () => {
  page().addWaiting('landing', asha, 0);
  store.set('outbox:1', '{');
  store.set('outbox:2', '{"id":"2"}');
  store.set('draft:landing', '{}');
  expect(stages()).toEqual(['waiting']);
  page().tidy();
  expect(store.keys()).toHaveLength(2);
});

test('reading the outbox writes nothing to the device, whatever is stored', () => {
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

test('tidying the outbox changes no record that is in order', () => {
  page().addWaiting('landing', asha, 0);
  const before = page().snapshot();
  const listener = jest.fn();
  const stopListening = onOutboxChange(listener);
  page().tidy();
  stopListening();
  expect(page().snapshot()).toBe(before);
  expect(listener).not.toHaveBeenCalled();
});

describe('an enquiry whose notice was dismissed', () => {
  const visit = fakeStore();
  const here = () => openOutbox(store, () => now, visit);

  test('stays dismissed until its stage changes, also while it is being sent', () => {
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

  test('stays on the device, and its notice is shown again at the next visit', () => {
    const { id } = here().addWaiting('landing', asha, 0)!;
    here().dismiss(here().find(id)!);
    const next = openOutbox(store, () => now, fakeStore());
    expect(next.isDismissed(next.find(id)!)).toBe(false);
  });
});

test('listeners of the outbox are called for each change on this page, and when the browser shows the page again', () => {
  const listener = jest.fn();
  const stopListening = onOutboxChange(listener);
  const { id } = page().addWaiting('landing', asha, 0)!;
  page().remove(id);
  expect(listener).toHaveBeenCalledTimes(2);
  // Dispatches the event of a page that the browser shows again from its cache, where it received no events.
  window.dispatchEvent(new Event('pageshow'));
  expect(listener).toHaveBeenCalledTimes(3);
  stopListening();
  page().addWaiting('landing', asha, 0);
  expect(listener).toHaveBeenCalledTimes(3);
});
