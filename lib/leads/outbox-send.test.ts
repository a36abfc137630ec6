import { fakeStore } from './fake-store.fixture';
import { WAIT_LIFE } from './outbox-entry';
import { openOutbox } from './outbox';
import { OUTBOX_SENT, pauseAfter, sendOnPress, sendDue, sendRecorded } from './outbox-send';

const asha = { message: 'Name: Asha Devi', to_name: 'Roof Co', to_email: 'leads@example.com' };
const fetchMock = jest.fn();
const answer = (status: number) => Promise.resolve({ ok: status === 200, status, text: () => Promise.resolve('') });

let store: ReturnType<typeof fakeStore>;
let outbox: ReturnType<typeof openOutbox>;
const clock = () => Date.now();
const kept = () => outbox.all()[0];
/** Lets one second pass, which is enough for `sendDue` to get its turn and for the mail service to answer. */
const aSecond = () => jest.advanceTimersByTimeAsync(1_000);
const run = async () => {
  const done = sendDue(outbox, clock);
  await aSecond();
  await done;
};
const press = async () => {
  const done = sendOnPress(outbox, kept()!.id, clock);
  await aSecond();
  await done;
};

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00+05:30') });
  for (const id of ['PUBLIC_KEY', 'SERVICE_ID', 'TEMPLATE_ID']) process.env[`NEXT_PUBLIC_EMAILJS_${id}`] = 'set';
  globalThis.fetch = fetchMock;
  fetchMock.mockReset().mockImplementation(() => answer(200));
  store = fakeStore();
  outbox = openOutbox(store, clock);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('sending an enquiry that waits in the outbox', () => {
  test('an enquiry that an earlier version of the site has stored is sent unchanged', async () => {
    const now = Date.now();
    const record = { id: 'a-1', form: 'landing', stage: 'waiting', params: asha, asked: now, until: now, tries: 0 };
    store.set('outbox:a-1', JSON.stringify(record));
    await run();
    expect(JSON.parse(fetchMock.mock.calls[0][1].body).template_params).toEqual(asha);
    expect(kept()!.stage).toBe('sent');
  });

  test('a waiting enquiry is sent only once, with its own parameters, and two events report it to the page', async () => {
    const reported = jest.fn();
    for (const name of ['lead-sent', OUTBOX_SENT])
      document.addEventListener(name, (event) => reported((event as CustomEvent).detail), { once: true });
    outbox.addWaiting('landing', asha, 0);
    await run();
    await run();
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(JSON.parse(fetchMock.mock.calls[0][1].body).template_params).toEqual(asha);
    expect(kept()).toMatchObject({ stage: 'sent', params: {} });
    expect(reported.mock.calls).toEqual([[{ form: 'landing' }], [{ form: 'landing', params: asha }]]);
  });

  test('a waiting enquiry is not sent while the device is offline', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    outbox.addWaiting('landing', asha, 0);
    const before = kept();
    await run();
    expect(fetchMock).not.toHaveBeenCalled();
    expect(kept()).toEqual(before);
  });

  test('a waiting enquiry is sent again after a growing pause when the mail service has too many requests', async () => {
    fetchMock.mockImplementation(() => answer(429));
    outbox.addWaiting('landing', asha, 0);
    await run();
    expect(fetchMock).toHaveBeenCalledTimes(1);
    jest.setSystemTime(Date.now() + 27_000);
    await run();
    expect(fetchMock).toHaveBeenCalledTimes(1);
    jest.setSystemTime(Date.now() + 3_000);
    await run();
    expect(fetchMock).toHaveBeenCalledTimes(2);
    jest.setSystemTime(Date.now() + 45_000);
    await run();
    expect(fetchMock).toHaveBeenCalledTimes(2);
    expect([1, 2, 3, 20].map(pauseAfter)).toEqual([30_000, 60_000, 120_000, 3_600_000]);
  });

  test('a waiting enquiry is stopped if its 24 hours of automatic sending end before the next attempt', async () => {
    fetchMock.mockImplementationOnce(() => answer(429));
    outbox.addWaiting('landing', asha, 0);
    jest.setSystemTime(Date.now() + WAIT_LIFE - 20_000);
    await run();
    expect(kept()!.stage).toBe('stopped');
    expect(kept()!.until).toBeLessThanOrEqual(Date.now());
  });

  test('a waiting enquiry is sent only on a press after one day; if that send fails, it is sent automatically for another day', async () => {
    outbox.addWaiting('landing', asha, 0);
    jest.setSystemTime(Date.now() + WAIT_LIFE);
    await run();
    expect(fetchMock).not.toHaveBeenCalled();
    fetchMock.mockImplementationOnce(() => answer(429));
    await press();
    expect(kept()!.stage).toBe('waiting');
    jest.setSystemTime(Date.now() + 60_000);
    await run();
    expect(kept()!.stage).toBe('sent');
  });

  test('a waiting enquiry that the mail service refuses is stopped, and is sent again only on a press', async () => {
    fetchMock.mockImplementationOnce(() => answer(403));
    outbox.addWaiting('landing', asha, 0);
    await run();
    expect(kept()!.stage).toBe('stopped');
    jest.setSystemTime(Date.now() + 3_600_000);
    await run();
    expect(fetchMock).toHaveBeenCalledTimes(1);
    await press();
    expect(kept()!.stage).toBe('sent');
  });

  test.each([
    ['a broken connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['status 500', () => answer(500)],
  ])('a waiting enquiry has an unknown outcome after %s, and is not sent automatically again', async (_, goWrong) => {
    fetchMock.mockImplementationOnce(goWrong);
    outbox.addWaiting('landing', asha, 0);
    await run();
    expect(kept()!.stage).toBe('unknown');
    jest.setSystemTime(Date.now() + 3_600_000);
    await run();
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  test('a waiting enquiry is not sent if the device is full and cannot record the send', async () => {
    outbox.addWaiting('landing', asha, 0);
    store.full = true;
    await run();
    expect(fetchMock).not.toHaveBeenCalled();
    expect(kept()!.stage).toBe('waiting');
  });

  test('a waiting enquiry is not sent automatically while another page has the lock, but it is sent on a press', async () => {
    let isFree = false;
    const request = (_: string, { ifAvailable }: LockOptions, task: (lock: unknown) => unknown) =>
      Promise.resolve(task(isFree || !ifAvailable ? {} : null));
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    outbox.addWaiting('landing', asha, 0);
    await run();
    expect(fetchMock).not.toHaveBeenCalled();
    await press();
    expect(kept()!.stage).toBe('sent');
    outbox.addWaiting('landing', asha, 0);
    isFree = true;
    await run();
    expect(fetchMock).toHaveBeenCalledTimes(2);
    Reflect.deleteProperty(navigator, 'locks');
  });

  test('a waiting enquiry is sent only once by two open pages, even in a browser without locks', async () => {
    outbox.addWaiting('landing', asha, 0);
    const both = [sendDue(outbox, clock), sendDue(openOutbox(store, clock), clock)];
    await aSecond();
    await Promise.all(both);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  test('a waiting enquiry has an unknown outcome if the visitor leaves the page during the send', async () => {
    fetchMock.mockReturnValueOnce(new Promise(() => undefined));
    outbox.addWaiting('landing', asha, 0);
    void sendDue(outbox, clock);
    await aSecond();
    expect(outbox.isSending(kept()!)).toBe(true);
    window.dispatchEvent(new Event('pagehide'));
    expect(kept()!.stage).toBe('unknown');
    expect(outbox.isSending(kept()!)).toBe(false);
    await jest.advanceTimersByTimeAsync(20_000);
  });
});

describe('sending an enquiry with an unknown outcome', () => {
  const doubtful = () => outbox.finishSend('unknown', outbox.beginSend('landing', asha)!);

  test('an enquiry with an unknown outcome is sent only once by two presses on the button', async () => {
    doubtful();
    const id = kept()!.id;
    const presses = [sendOnPress(outbox, id, clock), sendOnPress(outbox, id, clock)];
    await aSecond();
    await Promise.all(presses);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(kept()!.stage).toBe('sent');
  });

  test('an enquiry with an unknown outcome stays unknown after another send that certainly failed', async () => {
    fetchMock.mockImplementationOnce(() => answer(429));
    doubtful();
    await press();
    expect(kept()!.stage).toBe('unknown');
    jest.setSystemTime(Date.now() + 3_600_000);
    await run();
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  test('an enquiry with an unknown outcome is marked as sent if the mail service accepts it late', async () => {
    let accept: (value: unknown) => void = () => {};
    fetchMock.mockReturnValueOnce(new Promise((resolve) => (accept = resolve)));
    doubtful();
    void sendOnPress(outbox, kept()!.id, clock);
    await jest.advanceTimersByTimeAsync(21_000);
    expect(kept()!.stage).toBe('unknown');
    accept(await answer(200));
    await aSecond();
    expect(kept()!.stage).toBe('sent');
  });
});

test('an enquiry that the visitor removes during a send stays removed', async () => {
  let refuse: (value: unknown) => void = () => {};
  fetchMock.mockReturnValueOnce(new Promise((resolve) => (refuse = resolve)));
  outbox.addWaiting('landing', asha, 0);
  void sendDue(outbox, clock);
  await aSecond();
  outbox.remove(kept()!.id);
  refuse(await answer(429));
  await aSecond();
  expect(outbox.all()).toEqual([]);
});

describe('sendRecorded when the visitor leaves the page during the send', () => {
  const leave = () => dispatchEvent(new Event('pagehide'));
  const recordAndSend = () => {
    const record = outbox.beginSend('landing', asha)!;
    void sendRecorded(outbox, record, jest.fn());
    return record;
  };

  test('a lead is stopped, and sent only on a press, if the visitor leaves the page before the request goes out', () => {
    recordAndSend();
    leave();
    expect(kept()).toMatchObject({ stage: 'stopped', params: asha });
  });

  test('a lead that was waiting goes on waiting if the visitor leaves the page before the request goes out', () => {
    const before = outbox.addWaiting('landing', asha, 0);
    recordAndSend();
    leave();
    expect(kept()).toEqual(before);
  });

  test('a lead has an unknown outcome if the visitor leaves the page after the request has gone out', async () => {
    fetchMock.mockImplementationOnce(() => new Promise(() => {}));
    recordAndSend();
    await aSecond();
    leave();
    expect(kept()).toMatchObject({ stage: 'unknown' });
    expect(outbox.isSending(kept()!)).toBe(false);
  });
});
