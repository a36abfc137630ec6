import { fakeStore } from './fake-store.fixture';
import { oneAtATime } from './one-at-a-time';

const locks = (value: unknown) => Object.defineProperty(navigator, 'locks', { value, configurable: true });

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  jest.useRealTimers();
});

test('with locks of the browser, a page that does not get the lock leaves the task to the other page', async () => {
  const task = jest.fn(() => Promise.resolve());
  let free = false;
  locks({
    request: (_: string, { ifAvailable }: LockOptions, run: (lock: unknown) => unknown) =>
      Promise.resolve(run(free || !ifAvailable ? {} : null)),
  });
  await oneAtATime(task);
  expect(task).not.toHaveBeenCalled();
  free = true;
  await oneAtATime(task);
  expect(task).toHaveBeenCalledTimes(1);
  free = false;
  await oneAtATime(task, { wait: true });
  expect(task).toHaveBeenCalledTimes(2);
});

describe('without locks of the browser', () => {
  let store: ReturnType<typeof fakeStore>;
  let end: () => void;
  const held = jest.fn(() => new Promise<void>((resolve) => (end = resolve)));
  const moment = () => jest.advanceTimersByTimeAsync(100);

  beforeEach(() => {
    jest.useFakeTimers();
    store = fakeStore();
    held.mockClear();
  });

  test('of two pages that begin in the same moment one runs', async () => {
    void oneAtATime(held, { store });
    void oneAtATime(held, { store });
    await moment();
    expect(held).toHaveBeenCalledTimes(1);
  });

  test('the next runs when the first has ended, and nothing of it stays on the device', async () => {
    const first = oneAtATime(held, { store });
    await moment();
    const second = oneAtATime(held, { store });
    await second;
    expect(held).toHaveBeenCalledTimes(1);
    end();
    await first;
    expect(store.keys()).toEqual([]);
    void oneAtATime(held, { store });
    await moment();
    expect(held).toHaveBeenCalledTimes(2);
  });

  test('a task that is to wait runs when the first has ended', async () => {
    const first = oneAtATime(held, { store });
    await moment();
    void oneAtATime(held, { store, wait: true });
    await jest.advanceTimersByTimeAsync(5_000);
    expect(held).toHaveBeenCalledTimes(1);
    end();
    await first;
    await jest.advanceTimersByTimeAsync(300);
    expect(held).toHaveBeenCalledTimes(2);
  });

  test('a task that is to wait is given up where storage is blocked', async () => {
    store.full = true;
    const waiting = oneAtATime(held, { store, wait: true });
    await moment();
    await waiting;
    expect(held).not.toHaveBeenCalled();
  });

  test('a page that has crashed holds the others up for half a minute', async () => {
    void oneAtATime(held, { store });
    await moment();
    jest.advanceTimersByTime(30_000);
    void oneAtATime(held, { store });
    await moment();
    expect(held).toHaveBeenCalledTimes(2);
  });

  test('a lease from a clock that was ahead holds nobody up', async () => {
    store.set('outbox-lease', JSON.stringify({ holder: 'x', until: Date.now() + 86_400_000 }));
    void oneAtATime(held, { store });
    await moment();
    expect(held).toHaveBeenCalledTimes(1);
  });

  test('a task that fails lets the next one run', async () => {
    const failing = oneAtATime(() => Promise.reject(new Error('no')), { store });
    failing.catch(() => undefined);
    await moment();
    await expect(failing).rejects.toThrow('no');
    expect(store.keys()).toEqual([]);
  });
});
