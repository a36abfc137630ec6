import { fakeStore } from './fake-store.fixture';
import { oneAtATime } from './one-at-a-time';

const locks = (value: unknown) => Object.defineProperty(navigator, 'locks', { value, configurable: true });

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  jest.useRealTimers();
});

test('a page that does not get the browser’s lock leaves the task to the page that has it, unless it is to wait', async () => {
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

describe('in a browser without locks', () => {
  let store: ReturnType<typeof fakeStore>;
  let end: () => void;
  const task = jest.fn(() => new Promise<void>((resolve) => (end = resolve)));
  const moment = () => jest.advanceTimersByTimeAsync(100);

  beforeEach(() => {
    jest.useFakeTimers();
    store = fakeStore();
    task.mockClear();
  });

  test('of two pages that start a task at the same moment only one runs it', async () => {
    void oneAtATime(task, { store });
    void oneAtATime(task, { store });
    await moment();
    expect(task).toHaveBeenCalledTimes(1);
  });

  test('a page can run a task once that of another page has ended, and no lease stays in storage', async () => {
    const first = oneAtATime(task, { store });
    await moment();
    const second = oneAtATime(task, { store });
    await second;
    expect(task).toHaveBeenCalledTimes(1);
    end();
    await first;
    expect(store.keys()).toEqual([]);
    void oneAtATime(task, { store });
    await moment();
    expect(task).toHaveBeenCalledTimes(2);
  });

  test('a task with the option to wait runs when that of another page has ended', async () => {
    const first = oneAtATime(task, { store });
    await moment();
    void oneAtATime(task, { store, wait: true });
    await jest.advanceTimersByTimeAsync(5_000);
    expect(task).toHaveBeenCalledTimes(1);
    end();
    await first;
    await jest.advanceTimersByTimeAsync(300);
    expect(task).toHaveBeenCalledTimes(2);
  });

  test('a task with the option to wait is given up where storage is blocked', async () => {
    store.full = true;
    const waiting = oneAtATime(task, { store, wait: true });
    await moment();
    await waiting;
    expect(task).not.toHaveBeenCalled();
  });

  test('a page that crashed during its task blocks the tasks of other pages for half a minute', async () => {
    void oneAtATime(task, { store });
    await moment();
    jest.advanceTimersByTime(30_000);
    void oneAtATime(task, { store });
    await moment();
    expect(task).toHaveBeenCalledTimes(2);
  });

  test('a lease that was written while the clock was ahead blocks no task', async () => {
    store.set('outbox-lease', JSON.stringify({ holder: 'x', until: Date.now() + 86_400_000 }));
    void oneAtATime(task, { store });
    await moment();
    expect(task).toHaveBeenCalledTimes(1);
  });

  test('a task that fails leaves no lease in storage', async () => {
    const failing = oneAtATime(() => Promise.reject(new Error('no')), { store });
    failing.catch(() => undefined);
    await moment();
    await expect(failing).rejects.toThrow('no');
    expect(store.keys()).toEqual([]);
  });
});
