import { deviceStore, parsed } from './device';

const refuse = () => {
  throw new DOMException('no', 'SecurityError');
};

test('where storage is blocked nothing is kept, and nothing is thrown', () => {
  const store = deviceStore(refuse);
  expect(store.set('draft:landing', 'x')).toBe(false);
  expect(store.get('draft:landing')).toBeNull();
  expect(store.keys()).toEqual([]);
  expect(() => store.remove('draft:landing')).not.toThrow();
});

test('where storage is full, a write says that it was not kept, and what was there stays', () => {
  const store = deviceStore();
  store.set('draft:landing', 'before');
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  expect(store.set('draft:landing', 'after')).toBe(false);
  expect(store.get('draft:landing')).toBe('before');
  full.mockRestore();
});

test('what is kept can be read, listed and removed', () => {
  const store = deviceStore();
  localStorage.clear();
  expect(store.set('a', '1')).toBe(true);
  expect([store.get('a'), store.keys()]).toEqual(['1', ['a']]);
  store.remove('a');
  expect(store.keys()).toEqual([]);
});

test('a text that is no JSON is read as undefined', () => {
  expect([parsed('{"a":1'), parsed(null), parsed('[1]')]).toEqual([undefined, undefined, [1]]);
});
