/** Milliseconds. */
export const DAY = 24 * 60 * 60 * 1000;

/**
 * The browser's storage for this site, wrapped so that it never throws. When the browser blocks storage, it behaves
 * like empty storage.
 */
export interface DeviceStore {
  get(key: string): string | null;
  /**
   * Stores a text on the device.
   * @returns true if the text was stored
   */
  set(key: string, text: string): boolean;
  remove(key: string): void;
  keys(): string[];
}

/**
 * Wraps the browser's storage so that no call throws. Each call looks the storage up again, because the lookup itself
 * throws when the browser blocks storage.
 * @param open returns the browser's storage
 */
export function deviceStore(open: () => Storage = () => window.localStorage): DeviceStore {
  function attempt<T>(task: (storage: Storage) => T, otherwise: T): T {
    try {
      return task(open());
    } catch {
      return otherwise;
    }
  }
  return {
    get: (key) => attempt((storage) => storage.getItem(key), null),
    set: (key, text) => attempt((storage) => (storage.setItem(key, text), true), false),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
    keys: () => attempt((storage) => Object.keys(storage), []),
  };
}

/** Parses a text as JSON. Returns undefined if the text is not JSON. */
export function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
