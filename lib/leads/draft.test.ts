/** @jest-environment node */
import { DRAFT_LIFE, draftStore } from './draft';
import { fakeStore } from './fake-store.fixture';

const asha = { fullName: 'Asha Devi', pinCode: '221001' };
const MINUTE = 60_000;

let store: ReturnType<typeof fakeStore>;
let now: number;
/** The draft of the landing form as one open page sees it. */
const page = () => draftStore('landing', store, () => now);

beforeEach(() => {
  store = fakeStore();
  now = Date.parse('2026-11-21T10:00:00+05:30');
});

test('a draft is restored on the next visit', () => {
  page().save(asha);
  expect(page().load()).toEqual(asha);
});

test('each form has a draft of its own', () => {
  page().save(asha);
  expect(draftStore('housing', store, () => now).load()).toBeUndefined();
});

test('a draft is kept for a day, and a minute later it is gone from the device', () => {
  page().save(asha);
  now += DRAFT_LIFE - 1;
  expect(page().load()).toEqual(asha);
  now += MINUTE;
  expect(page().load()).toBeUndefined();
  expect(store.keys()).toEqual([]);
});

test('a draft that was restored is still deleted a day after it was saved', () => {
  page().save(asha);
  now += DRAFT_LIFE / 2;
  page().load();
  now += DRAFT_LIFE / 2;
  expect(page().load()).toBeUndefined();
});

test.each([
  ['a day', DRAFT_LIFE],
  ['ten years', 3650 * DRAFT_LIFE],
])('a draft saved while the clock was ahead by %s is restored for a day and no longer', (_, ahead) => {
  const right = now;
  now += ahead;
  page().save(asha);
  now = right;
  expect(page().load()).toEqual(asha);
  now += DRAFT_LIFE - 1;
  expect(page().load()).toEqual(asha);
  now += 1;
  expect(page().load()).toBeUndefined();
});

test.each([
  '',
  'null',
  '{',
  '[]',
  '{"saved":"yesterday","values":{}}',
  '{"saved":1e999,"values":{}}',
  '{"saved":1,"values":null}',
  '{"saved":1,"values":{"fullName":5}}',
])('a stored text that is no draft (%s) is removed and not restored', (text) => {
  store.set('draft:landing', text);
  expect(page().load()).toBeUndefined();
  expect(store.keys()).toEqual([]);
});

test('the draft of a form that its visitor has emptied is removed', () => {
  const one = page();
  one.save(asha);
  one.save({});
  expect(store.keys()).toEqual([]);
});

describe('of two open pages with the same form', () => {
  test('the last to save its draft wins', () => {
    const [one, other] = [page(), page()];
    one.save(asha);
    other.save({ fullName: 'Ravi' });
    expect(page().load()).toEqual({ fullName: 'Ravi' });
  });

  test('the one that drops its draft leaves alone what the other has saved since', () => {
    const [one, other] = [page(), page()];
    one.save(asha);
    other.save({ fullName: 'Ravi' });
    one.drop();
    one.save({});
    expect(page().load()).toEqual({ fullName: 'Ravi' });
  });

  test('the one that restored a draft can drop it', () => {
    page().save(asha);
    const other = page();
    other.load();
    other.drop();
    expect(store.keys()).toEqual([]);
  });
});

test('on a full device a new draft is not saved, and the older one can still be dropped', () => {
  const one = page();
  one.save({ fullName: 'Asha' });
  store.full = true;
  expect(one.save(asha)).toBe(false);
  expect(page().load()).toEqual({ fullName: 'Asha' });
  one.drop();
  expect(store.keys()).toEqual([]);
});
