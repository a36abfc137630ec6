import { type DeviceStore, deviceStore, parseJson } from './device';

const NAME = 'outbox';
const LEASE = 'outbox-lease';

/** How long a page's lease to run a task is valid, in milliseconds: longer than a send can last. */
const LEASE_LIFE = 30_000;
/**
 * How long a page waits, in milliseconds, before it checks that the lease in storage is still its own: two pages may have
 * written one at the same moment.
 */
const LEASE_CHECK = 100;

interface Options {
  /** Whether a task waits while another page runs one. Otherwise it is left to that page, and not run here. */
  wait?: boolean;
  store?: DeviceStore;
  clock?: () => number;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, LEASE_CHECK));

/**
 * Runs a task on one open page of the site at a time, by the browser's locks. In a browser without locks, pages write a
 * lease into storage; a page that crashes blocks the others until its lease ends after half a minute.
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
  const lease = () => (parseJson(store.get(LEASE)) ?? {}) as { holder?: string; until?: number };
  const isHeld = () => {
    const left = (lease().until ?? 0) - clock();
    return left > 0 && left <= LEASE_LIFE;
  };
  do {
    while (isHeld()) {
      if (!wait) return;
      await pause();
    }
    store.set(LEASE, JSON.stringify({ holder, until: clock() + LEASE_LIFE }));
    await pause();
  } while (wait && lease().holder !== holder && isHeld());
  if (lease().holder !== holder) return;
  try {
    await task();
  } finally {
    if (lease().holder === holder) store.remove(LEASE);
  }
}
