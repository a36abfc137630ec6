import { deviceStore, parseJson } from './device';

const refuse = () => {
  throw new DOMException('no', 'SecurityError');
};

test('deviceStore throws no error and stores nothing when the browser blocks storage', () => {
  const store = deviceStore(refuse);
  expect(store.set('draft:landing', 'x')).toBe(false);
  expect(store.get('draft:landing')).toBeNull();
  expect(store.keys()).toEqual([]);
  expect(() => store.remove('draft:landing')).not.toThrow();
});

test('the function `set` of deviceStore returns false and keeps the old value when storage is full', () => {
  const store = deviceStore();
  store.set('draft:landing', 'before');
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  expect(store.set('draft:landing', 'after')).toBe(false);
  expect(store.get('draft:landing')).toBe('before');
  full.mockRestore();
});

test('deviceStore reads, lists and removes a stored value', () => {
  const store = deviceStore();
  localStorage.clear();
  expect(store.set('a', '1')).toBe(true);
  expect([store.get('a'), store.keys()]).toEqual(['1', ['a']]);
  store.remove('a');
  expect(store.keys()).toEqual([]);
});

test('parseJson returns the value of a JSON text, and undefined for null or a text that is not JSON', () => {
  expect([parseJson('{"a":1'), parseJson(null), parseJson('[1]')]).toEqual([undefined, undefined, [1]]);
});
