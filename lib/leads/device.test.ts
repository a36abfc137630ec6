import { deviceStore, parseJson } from './device';

const refuse = () => {
  throw new DOMException('no', 'SecurityError');
};

test('storage that the browser blocks stores nothing and throws nothing', () => {
  const store = deviceStore(refuse);
  expect(store.set('draft:landing', 'x')).toBe(false);
  expect(store.get('draft:landing')).toBeNull();
  expect(store.keys()).toEqual([]);
  expect(() => store.remove('draft:landing')).not.toThrow();
});

test('a write to full storage reports that it failed, and the old value stays', () => {
  const store = deviceStore();
  store.set('draft:landing', 'before');
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  expect(store.set('draft:landing', 'after')).toBe(false);
  expect(store.get('draft:landing')).toBe('before');
  full.mockRestore();
});

test('a value in storage can be read, listed and removed', () => {
  const store = deviceStore();
  localStorage.clear();
  expect(store.set('a', '1')).toBe(true);
  expect([store.get('a'), store.keys()]).toEqual(['1', ['a']]);
  store.remove('a');
  expect(store.keys()).toEqual([]);
});

test('a text that is no JSON is parsed as undefined', () => {
  expect([parseJson('{"a":1'), parseJson(null), parseJson('[1]')]).toEqual([undefined, undefined, [1]]);
});
