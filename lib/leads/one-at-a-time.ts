import { type DeviceStore, deviceStore, parsed } from './device';

const NAME = 'outbox';
const LEASE = 'outbox-lease';

/** Longer than a send can last. In milliseconds. */
const LEASE_LIFE = 30_000;
/** Two pages that wrote their lease at the same moment see by then which one stands. In milliseconds. */
const MOMENT = 100;

interface Options {
  /** Waits for its turn; without, the task is left to the page that runs one now. */
  wait?: boolean;
  store?: DeviceStore;
  clock?: () => number;
}

const moment = () => new Promise((resolve) => setTimeout(resolve, MOMENT));

/**
 * Runs a task while no other page of the site runs one. Pages know of each other by the browser's locks, and where it has
 * none by a lease in storage, which a page that crashed leaves behind for half a minute.
 */
export async function oneAtATime(
  task: () => Promise<void>,
  { wait = false, store = deviceStore(), clock = () => Date.now() }: Options = {},
): Promise<void> {
  if (typeof navigator !== 'undefined' && 'locks' in navigator) {
    await navigator.locks.request(NAME, { ifAvailable: !wait }, (lock) => (lock ? task() : undefined));
    return;
  }
  const holder = String(Math.random());
  const lease = () => (parsed(store.get(LEASE)) ?? {}) as { holder?: string; until?: number };
  const isHeld = () => {
    const left = (lease().until ?? 0) - clock();
    return left > 0 && left <= LEASE_LIFE;
  };
  do {
    while (isHeld()) {
      if (!wait) return;
      await moment();
    }
    store.set(LEASE, JSON.stringify({ holder, until: clock() + LEASE_LIFE }));
    await moment();
  } while (wait && lease().holder !== holder && isHeld());
  if (lease().holder !== holder) return;
  try {
    await task();
  } finally {
    if (lease().holder === holder) store.remove(LEASE);
  }
}
