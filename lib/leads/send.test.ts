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

describe('the request that sendLead makes', () => {
  test('sendLead makes one POST request to EmailJS with library version, three ids and template parameters as JSON, and nothing more', async () => {
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

  test('sendLead sends to the server that NEXT_PUBLIC_EMAILJS_ORIGIN names', async () => {
    process.env.NEXT_PUBLIC_EMAILJS_ORIGIN = 'https://mail.example.com';
    await sendLead(typed, onLateSuccess);
    expect(fetchMock.mock.calls[0][0]).toBe('https://mail.example.com/api/v1.0/email/send');
  });

  test('sendLead sends to the page’s own server if NEXT_PUBLIC_EMAILJS_ORIGIN is "same-origin"', async () => {
    process.env.NEXT_PUBLIC_EMAILJS_ORIGIN = 'same-origin';
    await sendLead(typed, onLateSuccess);
    expect(fetchMock.mock.calls[0][0]).toBe('http://localhost/api/v1.0/email/send');
  });

  test('a second call of sendLead directly after a failed send makes a request and succeeds', async () => {
    fetchMock.mockResolvedValueOnce(answer(500, ''));
    await sendLead(typed, onLateSuccess);
    await expect(sendLead(typed, onLateSuccess)).resolves.toEqual({ sent: true });
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });
});

describe('the result of a failed send', () => {
  test.each([
    [400, 'The template ID not found', 'status 400', 'refused'],
    [403, 'Forbidden', 'status 403', 'refused'],
    [408, '', 'status 408', 'unknown'],
    [413, 'Variables size limit', 'status 413', 'refused'],
    [429, 'Too Many Requests', 'status 429', 'unsent'],
    [451, 'Unavailable For Headless Browser', 'status 451', 'refused'],
    [500, 'Name: Asha Devi', 'status 500', 'unknown'],
    [503, '', 'status 503', 'unknown'],
  ])(
    'sendLead reports status %i "%s" as a failure with the cause "%s" and the kind "%s", and a pause of 30 seconds for status 429 alone',
    async (status, text, cause, kind) => {
      fetchMock.mockResolvedValue(answer(status, text));
      await expect(sendLead(typed, onLateSuccess)).resolves.toEqual({
        sent: false,
        cause,
        kind,
        pause: status === 429 ? 30_000 : 0,
      });
    },
  );

  test('sendLead reports status 0 "Network Error" as a failure with an unknown outcome', async () => {
    fetchMock.mockRejectedValue({ status: 0, text: 'Network Error' });
    await expect(sendLead(typed, onLateSuccess)).resolves.toEqual({
      sent: false,
      cause: 'status 0',
      kind: 'unknown',
      pause: 0,
    });
  });

  test('sendLead reports a broken connection as a failure with an unknown outcome, and sets `unreachable`', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch Asha Devi'));
    await expect(sendLead(typed, onLateSuccess)).resolves.toEqual({
      sent: false,
      cause: 'TypeError',
      kind: 'unknown',
      pause: 0,
      unreachable: true,
    });
  });

  test('sendLead reports an answer that breaks off as a failure with an unknown outcome, and sets `unreachable`', async () => {
    fetchMock.mockResolvedValue({ ok: true, status: 200, text: () => Promise.reject(new TypeError('network error')) });
    await expect(sendLead(typed, onLateSuccess)).resolves.toEqual({
      sent: false,
      cause: 'TypeError',
      kind: 'unknown',
      pause: 0,
      unreachable: true,
    });
  });

  test.each(['NEXT_PUBLIC_EMAILJS_PUBLIC_KEY', 'NEXT_PUBLIC_EMAILJS_SERVICE_ID', 'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID'])(
    'sendLead makes no request and reports the lead as refused if %s is not set',
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

describe('loading the library of EmailJS', () => {
  const freshSend = async () => {
    jest.resetModules();
    return (await import('./send')).sendLead;
  };

  test('sendLead loads the library of EmailJS and sends the lead even if the browser blocks storage', async () => {
    const send = await freshSend();
    const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied', 'SecurityError');
    });
    await expect(send(typed, onLateSuccess)).resolves.toEqual({ sent: true });
    expect(storage).toHaveBeenCalled();
  });

  describe('a library that loads late or not at all', () => {
    afterEach(() => void jest.unmock('@emailjs/browser'));

    test('sendLead reports a lead as unsent if the library of EmailJS cannot be loaded', async () => {
      jest.doMock('@emailjs/browser', () => {
        throw new Error('Loading chunk 12 failed');
      });
      await expect((await freshSend())(typed, onLateSuccess)).resolves.toMatchObject({ kind: 'unsent' });
    });

    test('if the visitor leaves before the library has loaded, sendLead calls onLeave, reports "unsent" on return, and sends nothing later', async () => {
      const send = await freshSend();
      let finishLoading = () => {};
      const asked = new Promise<void>((resolve) => {
        jest.doMock('@emailjs/browser', () => ({
          then: (give: (library: object) => void) =>
            resolve(void (finishLoading = () => give({ init: jest.fn(), send: fetchMock }))),
        }));
      });
      const onLeave = jest.fn();
      const outcome = send(typed, onLateSuccess, onLeave);
      await asked;
      dispatchEvent(new Event('pagehide'));
      expect(onLeave.mock.calls).toEqual([['unsent']]);
      const ended = jest.fn();
      void outcome.then(ended);
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(ended).not.toHaveBeenCalled();
      dispatchEvent(new Event('pageshow'));
      await expect(outcome).resolves.toEqual({ sent: false, cause: 'the page was left', kind: 'unsent', pause: 0 });
      finishLoading();
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(fetchMock).not.toHaveBeenCalled();
    });

    test('sendLead reports a lead as unsent, and sends nothing later, if the library takes longer than 20 seconds to load', async () => {
      jest.useFakeTimers();
      const send = await freshSend();
      let finishLoading = () => {};
      jest.doMock('@emailjs/browser', () => ({
        then: (give: (library: object) => void) => (finishLoading = () => give({ init: jest.fn(), send: fetchMock })),
      }));
      const outcome = send(typed, onLateSuccess);
      await jest.advanceTimersByTimeAsync(20_000);
      await expect(outcome).resolves.toEqual({ sent: false, cause: 'no answer in 20 s', kind: 'unsent', pause: 0 });
      finishLoading();
      await jest.advanceTimersByTimeAsync(60_000);
      expect(fetchMock).not.toHaveBeenCalled();
      expect(onLateSuccess).not.toHaveBeenCalled();
    });
  });
});

describe('a send while the browser reports that the device is offline', () => {
  beforeEach(() => void jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false));

  test('sendLead calls no mail service and reports a lead as unsent if the browser reports no network and this site cannot be reached', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(sendLead(typed, onLateSuccess)).resolves.toMatchObject({ kind: 'unsent', cause: 'offline' });
    expect(fetchMock.mock.calls).toEqual([['/', { method: 'HEAD', cache: 'no-store' }]]);
  });

  test('sendLead sends the lead if the browser reports no network but this site can be reached', async () => {
    await expect(sendLead(typed, onLateSuccess)).resolves.toEqual({ sent: true });
  });

  test('sendLead reports an unknown outcome and sets `unreachable` if the mail service request breaks off, though this site can be reached', async () => {
    fetchMock.mockResolvedValueOnce(answer(200, '')).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(sendLead(typed, onLateSuccess)).resolves.toMatchObject({ kind: 'unknown', unreachable: true });
  });
});

test('sendLead does not replace the page’s fetch function during a send', async () => {
  let during: unknown;
  fetchMock.mockImplementationOnce(() => {
    during = globalThis.fetch;
    return Promise.resolve(answer(200, 'OK'));
  });
  await sendLead(typed, onLateSuccess);
  expect(during).toBe(fetchMock);
});

describe('the limit of 20 seconds for a send', () => {
  let settle: { accept: () => void; refuse: () => void };

  beforeEach(() => {
    jest.useFakeTimers();
    fetchMock.mockReturnValue(
      new Promise((resolve, reject) => {
        settle = { accept: () => resolve(answer(200, 'OK')), refuse: () => reject(new TypeError('Failed to fetch')) };
      }),
    );
  });

  test('a send with a successful answer after 19.9 seconds succeeds, and does not call onLateSuccess', async () => {
    const outcome = sendLead(typed, onLateSuccess);
    await jest.advanceTimersByTimeAsync(19_900);
    settle.accept();
    await expect(outcome).resolves.toEqual({ sent: true });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(onLateSuccess).not.toHaveBeenCalled();
  });

  test('a send without an answer fails with an unknown outcome after exactly 20 seconds', async () => {
    const ended = jest.fn();
    void sendLead(typed, onLateSuccess).then(ended);
    await jest.advanceTimersByTimeAsync(19_999);
    expect(ended).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledWith({ sent: false, cause: 'no answer in 20 s', kind: 'unknown', pause: 0 });
  });

  test('a successful answer after the limit of 20 seconds calls onLateSuccess once', async () => {
    const outcome = sendLead(typed, onLateSuccess);
    await jest.advanceTimersByTimeAsync(20_000);
    await outcome;
    expect(onLateSuccess).not.toHaveBeenCalled();
    settle.accept();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(onLateSuccess).toHaveBeenCalledTimes(1);
  });

  test('a failed request after the limit of 20 seconds does not call onLateSuccess and throws no error', async () => {
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

  test('sendLead leaves no timer running after an answer', async () => {
    const outcome = sendLead(typed, onLateSuccess);
    await jest.advanceTimersByTimeAsync(0);
    settle.accept();
    await outcome;
    expect(jest.getTimerCount()).toBe(0);
  });
});
