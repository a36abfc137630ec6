/** The browser's storage for this site. It never throws: where storage is blocked or full, it just holds nothing. */
export interface DeviceStore {
  get(key: string): string | null;
  /** @returns whether it is kept now */
  set(key: string, text: string): boolean;
  remove(key: string): void;
  keys(): string[];
}

/**
 * A store over the browser's own, which is looked up at each call: looking it up throws where storage is blocked.
 * @param open what gives the browser's storage
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

/** Reads what was written as JSON; undefined for what is none. */
export function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
