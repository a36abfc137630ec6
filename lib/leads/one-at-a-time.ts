import { type DeviceStore, deviceStore, parsed } from './device';

const NAME = 'outbox';
const LEASE = 'outbox-lease';

/** How long a page may hold its turn to run a task, in milliseconds: longer than a send can last. */
const LEASE_LIFE = 30_000;
/**
 * How long a page waits before it reads back which page's lease stands, in milliseconds: two pages may have written
 * theirs at the same moment.
 */
const MOMENT = 100;

interface Options {
  /** Whether the task waits for its turn. Without it, the task is left to the page that runs one now. */
  wait?: boolean;
  store?: DeviceStore;
  clock?: () => number;
}

const moment = () => new Promise((resolve) => setTimeout(resolve, MOMENT));

/**
 * Runs a task while no other page of the site runs one. Pages know of each other by the browser's locks. Where the
 * browser has none, they write a lease into storage; a page that crashes leaves its lease behind for half a minute.
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
