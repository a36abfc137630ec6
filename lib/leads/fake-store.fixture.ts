import type { DeviceStore } from './device';

export function fakeStore(): DeviceStore & { full: boolean } {
  const kept = new Map<string, string>();
  return {
    full: false,
    get: (key) => kept.get(key) ?? null,
    set(key, text) {
      if (!this.full) kept.set(key, text);
      return !this.full;
    },
    remove: (key) => void kept.delete(key),
    keys: () => [...kept.keys()],
  };
}
