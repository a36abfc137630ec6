import { sendLead } from './send';

const fetchMock = jest.fn();
const typed = { message: 'Name: Asha Devi\nWhatsApp: 98765 43210', to_name: 'Roof Co', to_email: 'leads@example.com' };
const onLateSuccess = jest.fn();

const answer = (status: number, text: string) => ({
  ok: status >= 200 && status < 300,
  status,
  text: () => Promise.resolve(text),
});

beforeEach(() => {
  globalThis.fetch = fetchMock;
  fetchMock.mockReset().mockResolvedValue(answer(200, 'OK'));
  onLateSuccess.mockReset();
  process.env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY = 'public-key';
  process.env.NEXT_PUBLIC_EMAILJS_SERVICE_ID = 'service-id';
  process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID = 'template-id';
  delete process.env.NEXT_PUBLIC_EMAILJS_ORIGIN;
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the request', () => {
  test('is one POST of JSON to the service, with the library version, the three ids and the parameters alone', async () => {
    await expect(sendLead(typed, onLateSuccess)).resolves.toEqual({ sent: true });
    expect(fetchMock).toHaveBeenCalledTimes(1);
    const [url, { method, headers, body }] = fetchMock.mock.calls[0];
    expect(url).toBe('https://api.emailjs.com/api/v1.0/email/send');
    expect(method).toBe('POST');
    expect(headers).toEqual({ 'Content-type': 'application/json' });
    expect(JSON.parse(body)).toEqual({
      lib_version: '4.4.1',
      user_id: 'public-key',
      service_id: 'service-id',
      template_id: 'template-id',
      template_params: {
        message: 'Name: Asha Devi\nWhatsApp: 98765 43210',
        to_name: 'Roof Co',
        to_email: 'leads@example.com',
      },
    });
  });

  test('goes to another origin where one is set', async () => {
    process.env.NEXT_PUBLIC_EMAILJS_ORIGIN = 'https://mail.example.com';
    await sendLead(typed, onLateSuccess);
    expect(fetchMock.mock.calls[0][0]).toBe('https://mail.example.com/api/v1.0/email/send');
  });

  test('goes to the server that the page came from, where the origin is "same-origin"', async () => {
    process.env.NEXT_PUBLIC_EMAILJS_ORIGIN = 'same-origin';
    await sendLead(typed, onLateSuccess);
    expect(fetchMock.mock.calls[0][0]).toBe('http://localhost/api/v1.0/email/send');
  });

  test('is made again for a lead that is sent again: no limit on the rate stands in its way', async () => {
    fetchMock.mockResolvedValueOnce(answer(500, ''));
    await sendLead(typed, onLateSuccess);
    await expect(sendLead(typed, onLateSuccess)).resolves.toEqual({ sent: true });
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });
});

describe('a rejection ends as not sent, and its cause tells nothing that was typed', () => {
  test.each([
    [400, 'The template ID not found', 'status 400', 'refused'],
    [403, 'Forbidden', 'status 403', 'refused'],
    [408, '', 'status 408', 'unknown'],
    [413, 'Variables size limit', 'status 413', 'refused'],
    [429, 'Too Many Requests', 'status 429', 'unsent'],
    [451, 'Unavailable For Headless Browser', 'status 451', 'refused'],
    [500, 'Name: Asha Devi', 'status 500', 'unknown'],
    [503, '', 'status 503', 'unknown'],
  ])('status %i "%s"', async (status, text, cause, kind) => {
    fetchMock.mockResolvedValue(answer(status, text));
    await expect(sendLead(typed, onLateSuccess)).resolves.toEqual({
      sent: false,
      cause,
      kind,
      pause: status === 429 ? 30_000 : 0,
    });
  });

  test('status 0 "Network Error"', async () => {
    fetchMock.mockRejectedValue({ status: 0, text: 'Network Error' });
    await expect(sendLead(typed, onLateSuccess)).resolves.toEqual({
      sent: false,
      cause: 'status 0',
      kind: 'unknown',
      pause: 0,
    });
  });

  test('a broken connection', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch Asha Devi'));
    await expect(sendLead(typed, onLateSuccess)).resolves.toEqual({
      sent: false,
      cause: 'TypeError',
      kind: 'unknown',
      pause: 0,
    });
  });

  test('an answer that breaks off while it is read', async () => {
    fetchMock.mockResolvedValue({ ok: true, status: 200, text: () => Promise.reject(new TypeError('network error')) });
    await expect(sendLead(typed, onLateSuccess)).resolves.toEqual({
      sent: false,
      cause: 'TypeError',
      kind: 'unknown',
      pause: 0,
    });
  });

  test.each(['NEXT_PUBLIC_EMAILJS_PUBLIC_KEY', 'NEXT_PUBLIC_EMAILJS_SERVICE_ID', 'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID'])(
    'no %s: nothing is asked of the network',
    async (name) => {
      delete process.env[name];
      await expect(sendLead(typed, onLateSuccess)).resolves.toEqual({
        sent: false,
        cause: 'a key, service id or template id is missing',
        kind: 'refused',
        pause: 0,
      });
      expect(fetchMock).not.toHaveBeenCalled();
    },
  );
});

describe('the library', () => {
  const freshSend = async () => {
    jest.resetModules();
    return (await import('./send')).sendLead;
  };

  test('is there, and the lead is sent, where storage is blocked', async () => {
    const send = await freshSend();
    const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied', 'SecurityError');
    });
    await expect(send(typed, onLateSuccess)).resolves.toEqual({ sent: true });
    expect(storage).toHaveBeenCalled();
  });

  describe('that does not come', () => {
    afterEach(() => void jest.unmock('@emailjs/browser'));

    test('leaves the lead certainly unsent', async () => {
      jest.doMock('@emailjs/browser', () => {
        throw new Error('Loading chunk 12 failed');
      });
      await expect((await freshSend())(typed, onLateSuccess)).resolves.toMatchObject({ kind: 'unsent' });
    });

    test('before the page is left leaves the lead unsent for good, also when its visitor comes back', async () => {
      const send = await freshSend();
      let hasCome = () => {};
      const asked = new Promise<void>((resolve) => {
        jest.doMock('@emailjs/browser', () => ({
          then: (give: (library: object) => void) =>
            resolve(void (hasCome = () => give({ init: jest.fn(), send: fetchMock }))),
        }));
      });
      const onLeave = jest.fn();
      const outcome = send(typed, onLateSuccess, onLeave);
      await asked;
      dispatchEvent(new Event('pagehide'));
      expect(onLeave.mock.calls).toEqual([['unsent']]);
      const told = jest.fn();
      void outcome.then(told);
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(told).not.toHaveBeenCalled();
      dispatchEvent(new Event('pageshow'));
      await expect(outcome).resolves.toEqual({ sent: false, cause: 'the page was left', kind: 'unsent', pause: 0 });
      hasCome();
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(fetchMock).not.toHaveBeenCalled();
    });

    test('within the limit leaves the lead unsent for good: its visitor has been told', async () => {
      jest.useFakeTimers();
      const send = await freshSend();
      let hasCome = () => {};
      jest.doMock('@emailjs/browser', () => ({
        then: (give: (library: object) => void) => (hasCome = () => give({ init: jest.fn(), send: fetchMock })),
      }));
      const outcome = send(typed, onLateSuccess);
      await jest.advanceTimersByTimeAsync(20_000);
      await expect(outcome).resolves.toEqual({ sent: false, cause: 'no answer in 20 s', kind: 'unsent', pause: 0 });
      hasCome();
      await jest.advanceTimersByTimeAsync(60_000);
      expect(fetchMock).not.toHaveBeenCalled();
      expect(onLateSuccess).not.toHaveBeenCalled();
    });
  });
});

describe('offline', () => {
  const online = (...answers: boolean[]) => {
    const state = jest.spyOn(navigator, 'onLine', 'get');
    answers.forEach((value) => state.mockReturnValueOnce(value));
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  };

  test('before and after the request, nothing has left the device', async () => {
    online(false, false);
    await expect(sendLead(typed, onLateSuccess)).resolves.toMatchObject({ kind: 'unsent' });
  });

  test('before and after, but not in between, it may have arrived', async () => {
    const state = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fetchMock.mockImplementation(async () => {
      window.dispatchEvent(new Event('online'));
      throw new TypeError('Failed to fetch');
    });
    await expect(sendLead(typed, onLateSuccess)).resolves.toMatchObject({ kind: 'unknown' });
    expect(state).toHaveBeenCalled();
  });

  test.each([
    ['before', [false, true]],
    ['after', [true, false]],
  ])('only %s the request, it may have arrived', async (_, states) => {
    online(...states);
    await expect(sendLead(typed, onLateSuccess)).resolves.toMatchObject({ kind: 'unknown' });
  });
});

test('the page keeps its own fetch during a send', async () => {
  let during: unknown;
  fetchMock.mockImplementationOnce(() => {
    during = globalThis.fetch;
    return Promise.resolve(answer(200, 'OK'));
  });
  await sendLead(typed, onLateSuccess);
  expect(during).toBe(fetchMock);
});

describe('the limit of 20 seconds', () => {
  let settle: { accept: () => void; refuse: () => void };

  beforeEach(() => {
    jest.useFakeTimers();
    fetchMock.mockReturnValue(
      new Promise((resolve, reject) => {
        settle = { accept: () => resolve(answer(200, 'OK')), refuse: () => reject(new TypeError('Failed to fetch')) };
      }),
    );
  });

  test('an answer after 19.9 s is in time, and the late call is never made', async () => {
    const outcome = sendLead(typed, onLateSuccess);
    await jest.advanceTimersByTimeAsync(19_900);
    settle.accept();
    await expect(outcome).resolves.toEqual({ sent: true });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(onLateSuccess).not.toHaveBeenCalled();
  });

  test('silence counts as not sent after 20 s, and not before', async () => {
    const ended = jest.fn();
    void sendLead(typed, onLateSuccess).then(ended);
    await jest.advanceTimersByTimeAsync(19_999);
    expect(ended).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledWith({ sent: false, cause: 'no answer in 20 s', kind: 'unknown', pause: 0 });
  });

  test('a success that comes later is told once', async () => {
    const outcome = sendLead(typed, onLateSuccess);
    await jest.advanceTimersByTimeAsync(20_000);
    await outcome;
    expect(onLateSuccess).not.toHaveBeenCalled();
    settle.accept();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(onLateSuccess).toHaveBeenCalledTimes(1);
  });

  test('a failure that comes later is told nobody, and throws nothing', async () => {
    const unhandled = jest.fn();
    process.on('unhandledRejection', unhandled);
    const outcome = sendLead(typed, onLateSuccess);
    await jest.advanceTimersByTimeAsync(20_000);
    await outcome;
    settle.refuse();
    await jest.advanceTimersByTimeAsync(60_000);
    jest.useRealTimers();
    await new Promise((resolve) => setTimeout(resolve));
    process.off('unhandledRejection', unhandled);
    expect(onLateSuccess).not.toHaveBeenCalled();
    expect(unhandled).not.toHaveBeenCalled();
  });

  test('no timer is left running after an answer', async () => {
    const outcome = sendLead(typed, onLateSuccess);
    await jest.advanceTimersByTimeAsync(0);
    settle.accept();
    await outcome;
    expect(jest.getTimerCount()).toBe(0);
  });
});
