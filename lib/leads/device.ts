/** The browser's storage for this site. It never throws: where storage is blocked, it is empty. */
export interface DeviceStore {
  get(key: string): string | null;
  /**
   * Stores a text on the device.
   * @returns whether the text was stored
   */
  set(key: string, text: string): boolean;
  remove(key: string): void;
  keys(): string[];
}

/**
 * Wraps the browser's storage, which is looked up at each call because looking it up throws where storage is blocked.
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

/** Parses a text as JSON; undefined where it is no JSON. */
export function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
