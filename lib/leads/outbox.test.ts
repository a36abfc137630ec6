import { draftKeeper } from './draft';
import { fakeStore } from './fake-store.fixture';
import { onOutboxChange, outbox, WAIT_LIFE } from './outbox';

const asha = { message: 'Name: Asha Devi', to_name: 'Roof Co', to_email: 'leads@example.com' };
const ravi = { ...asha, message: 'Name: Ravi' };

let store: ReturnType<typeof fakeStore>;
let now: number;
/** The outbox as one open page sees it. */
const page = () => outbox(store, () => now);
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
    const { during } = page().begin('landing', asha)!;
    expect(page().find(during.id)).toMatchObject({ form: 'landing', params: asha, stage: 'unknown' });
    expect(page().isBusy(page().all()[0]!)).toBe(true);
  });

  test('whose page was closed may have arrived: it does not go by itself, ever', () => {
    page().begin('landing', asha);
    now += 25_000;
    const [kept] = page().all();
    expect(page().isBusy(kept!)).toBe(false);
    expect(page().goesByItself(kept!)).toBe(false);
    now += 10 * WAIT_LIFE;
    expect(stages()).toEqual(['unknown']);
  });

  test('is not under way any more once its page has released it', () => {
    const { during } = page().begin('landing', asha)!;
    page().release(during);
    expect(page().isBusy(page().find(during.id)!)).toBe(false);
  });

  test('of the same words of the same form is the same record, and tells what it was before', () => {
    const first = page().begin('landing', asha)!;
    page().release(first.during);
    const second = page().begin('landing', asha)!;
    expect(second.during.id).toBe(first.during.id);
    expect(second.before).toMatchObject({ stage: 'unknown' });
    page().begin('landing', ravi);
    page().begin('commercial', asha);
    expect(stages()).toHaveLength(3);
  });

  test('on a device that is full is not written down', () => {
    store.full = true;
    expect(page().begin('landing', asha)).toBeUndefined();
    expect(page().wait('landing', asha, 0)).toBeUndefined();
    expect(store.keys()).toEqual([]);
  });
});

describe('what waits', () => {
  test('goes by itself for a day, and then stays until its visitor presses', () => {
    page().wait('landing', asha, 0);
    now += WAIT_LIFE - 1;
    expect(page().goesByItself(page().all()[0]!)).toBe(true);
    now += 1;
    expect(page().goesByItself(page().all()[0]!)).toBe(false);
    now += 100 * WAIT_LIFE;
    expect(stages()).toEqual(['waiting']);
  });

  test('leaves the service alone for the pause that it is given', () => {
    expect(page().wait('landing', asha, 120_000)!.until).toBe(now + 120_000);
  });

  test('waits once, however many pages are asked to keep it', () => {
    const first = page().wait('landing', asha, 0)!;
    expect(page().wait('landing', asha, 60_000)!.id).toBe(first.id);
    page().wait('landing', ravi, 0);
    page().wait('tabbed', asha, 0);
    expect(stages()).toHaveLength(3);
  });

  test('waits once, too, if a notice is sending it now', () => {
    const { during } = page().begin('landing', asha)!;
    page().release(during);
    const again = page().begin('landing', asha)!;
    expect(page().wait('landing', asha, 0)!.id).toBe(during.id);
    expect(stages()).toEqual(['unknown']);
    page().settleBack(again.during, again.before);
    expect(stages()).toEqual(['unknown']);
  });

  test('and is being sent from another form is sent automatically once that has failed, after the pause', () => {
    const { during } = page().begin('landing', asha)!;
    page().wait('landing', asha, 60_000);
    expect(page().goesByItself(page().all()[0]!)).toBe(false);
    page().settleBack(during);
    expect(page().all()).toMatchObject([{ id: during.id, stage: 'waiting', until: now + 60_000 }]);
  });

  test('takes the place of what was stopped', () => {
    const { during } = page().begin('landing', asha)!;
    page().settleBack(during, { ...during, stage: 'stopped' });
    page().wait('landing', asha, 0);
    expect(page().all()).toMatchObject([{ id: during.id, stage: 'waiting' }]);
  });

  test('and is sent by two pages at once does not go by itself again when one of them knows that it failed', () => {
    page().wait('landing', asha, 0);
    const here = page().begin('landing', asha)!;
    now += 10;
    const there = page().begin('landing', asha)!;
    page().release(there.during);
    page().settleBack(here.during, here.before!);
    expect(stages()).toEqual(['unknown']);
  });

  test('since a clock that was a day ahead waits a day from now, and may go at once', () => {
    const right = now;
    now += WAIT_LIFE;
    page().wait('landing', asha, 60_000);
    now = right;
    expect(page().all()[0]).toMatchObject({ asked: now, until: now });
    page().tidy();
    now += WAIT_LIFE;
    expect(page().goesByItself(page().all()[0]!)).toBe(false);
  });
});

describe('what has arrived', () => {
  test('leaves nothing of its words on the device, and is forgotten after a day', () => {
    const { id } = page().wait('landing', asha, 0)!;
    now += WAIT_LIFE - 1;
    page().arrived(id);
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
    const first = page().wait('landing', asha, 0)!;
    keeper.save({ fullName: 'Ravi' });
    page().arrived(first.id);
    expect(store.keys()).toContain('draft:landing');
    keeper.save({ fullName: 'Asha Devi' });
    page().arrived(page().wait('landing', asha, 0)!.id);
    expect(store.keys()).not.toContain('draft:landing');
  });
});

test('what cannot be read is left out, and removed by tidying; the rest stays', () => {
  page().wait('landing', asha, 0);
  store.set('outbox:1', '{');
  store.set('outbox:2', '{"id":"2"}');
  store.set('draft:landing', '{}');
  expect(stages()).toEqual(['waiting']);
  page().tidy();
  expect(store.keys()).toHaveLength(2);
});

test('reading writes nothing, whatever is stored', () => {
  page().wait('landing', asha, 0);
  page().arrived(page().wait('landing', ravi, 0)!.id);
  now -= 1_000;
  page().wait('tabbed', asha, 0);
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
  const reader = outbox(neverWritten, () => now, neverWritten);
  for (const moment of [now, now - 10 * WAIT_LIFE]) {
    now = moment;
    const seen = reader
      .all()
      .map((kept) => [
        reader.find(kept.id),
        reader.standing(kept),
        reader.isBusy(kept),
        reader.goesByItself(kept),
        reader.isPutAway(kept),
      ]);
    expect(seen.length).toBeGreaterThan(0);
    expect(reader.snapshot()).not.toBe('');
  }
});

test('tidying changes nothing that is in order', () => {
  page().wait('landing', asha, 0);
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
  const here = () => outbox(store, () => now, visit);

  test('is told no more while its stage is the same, also while it is being sent; another stage is news', () => {
    const { id } = here().wait('landing', asha, 0)!;
    const kept = () => here().find(id)!;
    expect(here().isPutAway(kept())).toBe(false);
    const before = here().snapshot();
    here().putAway(kept());
    expect(here().snapshot()).not.toBe(before);
    expect(here().isPutAway(kept())).toBe(true);
    const { during, before: waiting } = here().begin('landing', asha)!;
    expect(here().isPutAway(kept())).toBe(true);
    here().settleBack(during, waiting);
    expect(here().isPutAway(kept())).toBe(true);
    here().arrived(id);
    expect(here().isPutAway(kept())).toBe(false);
  });

  test('stays on the device, and is told at the next visit', () => {
    const { id } = here().wait('landing', asha, 0)!;
    here().putAway(here().find(id)!);
    const next = outbox(store, () => now, fakeStore());
    expect(next.isPutAway(next.find(id)!)).toBe(false);
  });
});

test('each change is told to who listens, on this page', () => {
  const listener = jest.fn();
  const forget = onOutboxChange(listener);
  const { id } = page().wait('landing', asha, 0)!;
  page().remove(id);
  expect(listener).toHaveBeenCalledTimes(2);
  // Fires `pageshow`: a page in the browser's cache has received no event while another page sent.
  window.dispatchEvent(new Event('pageshow'));
  expect(listener).toHaveBeenCalledTimes(3);
  forget();
  page().wait('landing', asha, 0);
  expect(listener).toHaveBeenCalledTimes(3);
});
