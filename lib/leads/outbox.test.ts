import { draftKeeper } from './draft';
import { fakeStore } from './fake-store.fixture';
import { onOutboxChange, openOutbox, WAIT_LIFE } from './outbox';

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
  test('is written down before it begins, as under way', () => {
    const { during } = page().beginSend('landing', asha)!;
    expect(page().find(during.id)).toMatchObject({ form: 'landing', params: asha, stage: 'unknown' });
    expect(page().isSending(page().all()[0]!)).toBe(true);
  });

  test('whose page was closed may have arrived: it does not go by itself, ever', () => {
    page().beginSend('landing', asha);
    now += 25_000;
    const [kept] = page().all();
    expect(page().isSending(kept!)).toBe(false);
    expect(page().isAutomatic(kept!)).toBe(false);
    now += 10 * WAIT_LIFE;
    expect(stages()).toEqual(['unknown']);
  });

  test('is not under way any more once its page has released it', () => {
    const { during } = page().beginSend('landing', asha)!;
    page().finishUnknown(during);
    expect(page().isSending(page().find(during.id)!)).toBe(false);
  });

  test('of the same words of the same form is the same record, and tells what it was before', () => {
    const first = page().beginSend('landing', asha)!;
    page().finishUnknown(first.during);
    const second = page().beginSend('landing', asha)!;
    expect(second.during.id).toBe(first.during.id);
    expect(second.before).toMatchObject({ stage: 'unknown' });
    page().beginSend('landing', ravi);
    page().beginSend('commercial', asha);
    expect(stages()).toHaveLength(3);
  });

  test('on a device that is full is not written down', () => {
    store.full = true;
    expect(page().beginSend('landing', asha)).toBeUndefined();
    expect(page().addWaiting('landing', asha, 0)).toBeUndefined();
    expect(store.keys()).toEqual([]);
  });
});

describe('what waits', () => {
  test('goes by itself for a day, and then stays until its visitor presses', () => {
    page().addWaiting('landing', asha, 0);
    now += WAIT_LIFE - 1;
    expect(page().isAutomatic(page().all()[0]!)).toBe(true);
    now += 1;
    expect(page().isAutomatic(page().all()[0]!)).toBe(false);
    now += 100 * WAIT_LIFE;
    expect(stages()).toEqual(['waiting']);
  });

  test('leaves the service alone for the pause that it is given', () => {
    expect(page().addWaiting('landing', asha, 120_000)!.until).toBe(now + 120_000);
  });

  test('waits once, however many pages are asked to keep it', () => {
    const first = page().addWaiting('landing', asha, 0)!;
    expect(page().addWaiting('landing', asha, 60_000)!.id).toBe(first.id);
    page().addWaiting('landing', ravi, 0);
    page().addWaiting('tabbed', asha, 0);
    expect(stages()).toHaveLength(3);
  });

  test('waits once, too, if a notice is sending it now', () => {
    const { during } = page().beginSend('landing', asha)!;
    page().finishUnknown(during);
    const again = page().beginSend('landing', asha)!;
    expect(page().addWaiting('landing', asha, 0)!.id).toBe(during.id);
    expect(stages()).toEqual(['unknown']);
    page().finishUnsent(again.during, again.before);
    expect(stages()).toEqual(['unknown']);
  });

  test('and is being sent from another form is sent automatically once that has failed, after the pause', () => {
    const { during } = page().beginSend('landing', asha)!;
    page().addWaiting('landing', asha, 60_000);
    expect(page().isAutomatic(page().all()[0]!)).toBe(false);
    page().finishUnsent(during);
    expect(page().all()).toMatchObject([{ id: during.id, stage: 'waiting', until: now + 60_000 }]);
  });

  test('takes the place of what was stopped', () => {
    const { during } = page().beginSend('landing', asha)!;
    page().finishUnsent(during, { ...during, stage: 'stopped' });
    page().addWaiting('landing', asha, 0);
    expect(page().all()).toMatchObject([{ id: during.id, stage: 'waiting' }]);
  });

  test('and is sent by two pages at once does not go by itself again when one of them knows that it failed', () => {
    page().addWaiting('landing', asha, 0);
    const here = page().beginSend('landing', asha)!;
    now += 10;
    const there = page().beginSend('landing', asha)!;
    page().finishUnknown(there.during);
    page().finishUnsent(here.during, here.before!);
    expect(stages()).toEqual(['unknown']);
  });

  test('since a clock that was a day ahead waits a day from now, and may go at once', () => {
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

describe('what has arrived', () => {
  test('leaves nothing of its words on the device, and is forgotten after a day', () => {
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

  test('takes along the draft that it came from, and no other', () => {
    const keeper = draftKeeper('landing', store, () => now);
    keeper.save({ fullName: 'Asha Devi' });
    const first = page().addWaiting('landing', asha, 0)!;
    keeper.save({ fullName: 'Ravi' });
    page().markSent(first.id);
    expect(store.keys()).toContain('draft:landing');
    keeper.save({ fullName: 'Asha Devi' });
    page().markSent(page().addWaiting('landing', asha, 0)!.id);
    expect(store.keys()).not.toContain('draft:landing');
  });
});

test('what cannot be read is left out, and removed by tidying; the rest stays', () => {
  page().addWaiting('landing', asha, 0);
  store.set('outbox:1', '{');
  store.set('outbox:2', '{"id":"2"}');
  store.set('draft:landing', '{}');
  expect(stages()).toEqual(['waiting']);
  page().tidy();
  expect(store.keys()).toHaveLength(2);
});

test('reading writes nothing, whatever is stored', () => {
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

test('tidying changes nothing that is in order', () => {
  page().addWaiting('landing', asha, 0);
  const before = page().snapshot();
  const listener = jest.fn();
  const forget = onOutboxChange(listener);
  page().tidy();
  forget();
  expect(page().snapshot()).toBe(before);
  expect(listener).not.toHaveBeenCalled();
});

describe('what its visitor has put away', () => {
  const visit = fakeStore();
  const here = () => openOutbox(store, () => now, visit);

  test('is told no more while its stage is the same, also while it is being sent; another stage is news', () => {
    const { id } = here().addWaiting('landing', asha, 0)!;
    const kept = () => here().find(id)!;
    expect(here().isDismissed(kept())).toBe(false);
    const before = here().snapshot();
    here().dismiss(kept());
    expect(here().snapshot()).not.toBe(before);
    expect(here().isDismissed(kept())).toBe(true);
    const { during, before: waiting } = here().beginSend('landing', asha)!;
    expect(here().isDismissed(kept())).toBe(true);
    here().finishUnsent(during, waiting);
    expect(here().isDismissed(kept())).toBe(true);
    here().markSent(id);
    expect(here().isDismissed(kept())).toBe(false);
  });

  test('stays on the device, and is told at the next visit', () => {
    const { id } = here().addWaiting('landing', asha, 0)!;
    here().dismiss(here().find(id)!);
    const next = openOutbox(store, () => now, fakeStore());
    expect(next.isDismissed(next.find(id)!)).toBe(false);
  });
});

test('each change is told to who listens, on this page', () => {
  const listener = jest.fn();
  const forget = onOutboxChange(listener);
  const { id } = page().addWaiting('landing', asha, 0)!;
  page().remove(id);
  expect(listener).toHaveBeenCalledTimes(2);
  // Fires `pageshow`: a page in the browser's cache has received no event while another page sent.
  window.dispatchEvent(new Event('pageshow'));
  expect(listener).toHaveBeenCalledTimes(3);
  forget();
  page().addWaiting('landing', asha, 0);
  expect(listener).toHaveBeenCalledTimes(3);
});
