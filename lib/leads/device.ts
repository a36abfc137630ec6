/** Milliseconds. */
export const DAY = 24 * 60 * 60 * 1000;

export type DeviceStore = ReturnType<typeof deviceStore>;

/**
 * Wraps the browser's storage so that no call throws; blocked storage acts like empty storage. Each call looks the
 * storage up again, because the lookup itself throws when the browser blocks storage.
 */
export function deviceStore(open = () => window.localStorage) {
  function attempt<T>(task: (storage: Storage) => T, otherwise: T): T {
    try {
      return task(open());
    } catch {
      return otherwise;
    }
  }
  return {
    get: (key: string) => attempt((storage) => storage.getItem(key), null),
    /** @returns whether the text was stored */
    set: (key: string, text: string): boolean => attempt((storage) => (storage.setItem(key, text), true), false),
    remove: (key: string) => attempt((storage) => storage.removeItem(key), undefined),
    keys: () => attempt((storage) => Object.keys(storage), []),
  };
}

/** @returns undefined if the text is not JSON */
export function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
