export const DAY = 24 * 60 * 60 * 1000;
/** In milliseconds. For this time the device keeps an enquiry that is not known to have arrived. */
export const KEPT = 14 * DAY;

export type DeviceStore = ReturnType<typeof deviceStore>;

function attempt<T>(task: () => T, otherwise: T): T {
  try {
    return task();
  } catch {
    return otherwise;
  }
}

/** Wraps storage so that no call throws. `window.localStorage` itself throws if storage is blocked. */
export const deviceStore = (open = () => window.localStorage) => ({
  get: (key: string) => attempt(() => open().getItem(key), null),
  set: (key: string, text: string): boolean => attempt(() => (open().setItem(key, text), true), false),
  remove: (key: string) => attempt(() => open().removeItem(key), undefined),
  keys: () => attempt(() => Object.keys(open()), []),
});

export const parseJson = (text: string | null): unknown =>
  text === null ? undefined : attempt(() => JSON.parse(text), undefined);
