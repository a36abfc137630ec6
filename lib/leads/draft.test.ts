/** @jest-environment node */
import { DAY, KEPT } from './device';
import { draftStore } from './draft';
import { fakeStore } from './fake-store.fixture';

const asha = { fullName: 'Asha Devi', pinCode: '221001' };
const MINUTE = 60_000;

let store: ReturnType<typeof fakeStore>;
let now: number;
/** Two calls act like two open pages with the same form. */
const page = () => draftStore('landing', store, () => now);

beforeEach(() => {
  store = fakeStore();
  now = Date.parse('2026-11-21T10:00:00+05:30');
});

test('a saved draft is restored on the next visit', () => {
  page().save(asha);
  expect(page().load()).toEqual(asha);
});

test('the draft of one form is not restored in another form', () => {
  page().save(asha);
  expect(draftStore('housing', store, () => now).load()).toBeUndefined();
});

test('a draft is restored for one day, and is then deleted from the device', () => {
  page().save(asha);
  now += DAY - 1;
  expect(page().load()).toEqual(asha);
  now += MINUTE;
  expect(page().load()).toBeUndefined();
  expect(store.keys()).toEqual([]);
});

test('a draft is kept for 14 days if the visitor pressed send before React ran', () => {
  page().save({ ...asha, unsent: 'yes' });
  now += KEPT - 1;
  expect(page().load()).toMatchObject(asha);
  now += 1;
  expect(page().load()).toBeUndefined();
});

test('a draft expires one day after the save, even if the draft was restored in between', () => {
  page().save(asha);
  now += DAY / 2;
  page().load();
  now += DAY / 2;
  expect(page().load()).toBeUndefined();
});

test.each([
  ['a day', DAY],
  ['ten years', 3650 * DAY],
])(
  'a draft that was saved while the clock was %s ahead is restored for one day after the first restore',
  (_, ahead) => {
    const right = now;
    now += ahead;
    page().save(asha);
    now = right;
    expect(page().load()).toEqual(asha);
    now += DAY - 1;
    expect(page().load()).toEqual(asha);
    now += 1;
    expect(page().load()).toBeUndefined();
  },
);

test.each([
  '',
  'null',
  '{',
  '[]',
  '{"saved":"yesterday","values":{}}',
  '{"saved":1e999,"values":{}}',
  '{"saved":1,"values":null}',
  '{"saved":1,"values":{"fullName":5}}',
])('a stored text that is not a valid draft, such as "%s", is deleted and not restored', (text) => {
  store.set('draft:landing', text);
  expect(page().load()).toBeUndefined();
  expect(store.keys()).toEqual([]);
});

test('the draft is deleted when the visitor empties all fields of the form', () => {
  const one = page();
  one.save(asha);
  one.save({});
  expect(store.keys()).toEqual([]);
});

describe('drafts of two open pages with the same form', () => {
  test('the draft that was saved last replaces the draft of the other page', () => {
    const [one, other] = [page(), page()];
    one.save(asha);
    other.save({ fullName: 'Ravi' });
    expect(page().load()).toEqual({ fullName: 'Ravi' });
  });

  test('a page that deletes its own draft does not delete a newer draft of another page', () => {
    const [one, other] = [page(), page()];
    one.save(asha);
    other.save({ fullName: 'Ravi' });
    one.drop();
    one.save({});
    expect(page().load()).toEqual({ fullName: 'Ravi' });
  });

  test('a page can delete a draft that another page has saved, once the page has restored that draft', () => {
    page().save(asha);
    const other = page();
    other.load();
    other.drop();
    expect(store.keys()).toEqual([]);
  });
});

test('a full device keeps the last saved draft when a new save fails, and the form can still delete that draft', () => {
  const one = page();
  one.save({ fullName: 'Asha' });
  store.full = true;
  expect(one.save(asha)).toBe(false);
  expect(page().load()).toEqual({ fullName: 'Asha' });
  one.drop();
  expect(store.keys()).toEqual([]);
});
