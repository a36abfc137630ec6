/** @jest-environment node */
import { connect } from 'node:net';
import { filesIn } from '../system/files';
import { HOUSING, LANDING, SEND, sendBody, startTestPreview, storedLeads } from './preview.fixture';
import type { Mode } from './send-endpoint';

let server: Awaited<ReturnType<typeof startTestPreview>>;
beforeEach(async () => (server = await startTestPreview({ requestTimeout: 3_000 })));
afterEach(() => server.stop());

const stored = () => filesIn(server.leadsDir);
const answer = async (response: Response) => [response.status, await response.text()];

test.each<Record<string, string>>([{ Origin: 'https://example.com' }, { 'Sec-Fetch-Site': 'cross-site' }])(
  'the local mail service refuses a lead from a page of another site, recognised by the header %j',
  async (headers) => {
    const response = await server.post(SEND, sendBody(HOUSING), headers);
    expect(await answer(response)).toEqual([403, 'Only a page of this site may send here.']);
    expect(stored()).toEqual([]);
  },
);

test('the local mail service stores a complete lead and answers OK', async () => {
  const response = await server.post(SEND, sendBody(HOUSING), { Origin: server.base });
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(await answer(response)).toEqual([200, 'OK']);
  expect(stored()).toEqual([expect.stringMatching(/\.json$/)]);
});

test.each([
  ['the path of a page of this site', '/housing_society?utm_source=x#form', '/housing_society'],
  ['no page if the browser names none', undefined, undefined],
  ['no page if the Referer is no address', 'nonsense', undefined],
])('the local mail service stores a lead with %s', async (_, referer, page) => {
  const headers: Record<string, string> =
    referer === undefined ? {} : { Referer: referer.startsWith('/') ? server.base + referer : referer };
  await server.post(SEND, sendBody({ ...HOUSING, page: '/from-the-payload' }), headers);
  expect((await storedLeads(server.leadsDir))[0].page).toBe(page);
});

test.each(['user_id', 'service_id', 'template_id'])(
  'the local mail service refuses a lead whose %s is missing, blank or no text, with a message that names the field',
  async (name) => {
    for (const value of [undefined, '', '  ', 7, null]) {
      const response = await server.post(SEND, { ...sendBody(LANDING), [name]: value });
      expect(await answer(response)).toEqual([400, `The ${name} parameter is required`]);
    }
    expect(stored()).toEqual([]);
  },
);

test.each([
  ['broken JSON', '{"user_id":'],
  ['no bytes', ''],
  ['a list', '[]'],
  ['a string', '"text"'],
  ['an object with a list as a value', JSON.stringify({ ...sendBody(), template_params: { name: ['a'] } })],
  ['an object whose template_params is a string', JSON.stringify({ ...sendBody(), template_params: 'a' })],
  [
    'an object with an unknown field of 20,000 nested lists',
    `{"user_id":"a","service_id":"b","template_id":"c","deep":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
  ],
])('the local mail service refuses a body of %s with 400', async (_, body) => {
  expect((await server.post(SEND, body)).status).toBe(400);
  expect(stored()).toEqual([]);
});

test('the local mail service refuses a body that is not UTF-8, or not declared as JSON, with 400, and accepts JSON with a charset', async () => {
  const bytes = Buffer.concat([
    Buffer.from('{"user_id":"'),
    Buffer.from([0xff, 0xfe]),
    Buffer.from('","service_id":"b","template_id":"c"}'),
  ]);
  const headers = { 'Content-Type': 'application/json' };
  expect((await fetch(server.base + SEND, { method: 'POST', headers, body: bytes })).status).toBe(400);
  expect((await server.post(SEND, sendBody(LANDING), { 'Content-Type': 'text/plain' })).status).toBe(400);
  expect(
    (await server.post(SEND, sendBody(LANDING), { 'Content-Type': 'application/json; charset=utf-8' })).status,
  ).toBe(200);
});

test('the local mail service stores a lead without template_params', async () => {
  expect((await server.post(SEND, sendBody(undefined))).status).toBe(200);
  expect(stored()).toEqual([expect.stringMatching(/\.json$/)]);
});

test('the local mail service accepts a body of 50 KB, and refuses a larger body with 413', async () => {
  const fill = 50 * 1024 - JSON.stringify(sendBody({ message: '' })).length;
  expect((await server.post(SEND, sendBody({ message: 'x'.repeat(fill) }))).status).toBe(200);
  const over = await server.post(SEND, sendBody({ message: 'x'.repeat(fill + 1) }));
  expect(over.status).toBe(413);
  expect((await server.post(SEND, 'x'.repeat(5_000_000))).status).toBe(413);
  expect(stored()).toHaveLength(1);
});

test('the local mail service answers 404 to other methods and other addresses under /api/', async () => {
  for (const method of ['GET', 'PUT', 'DELETE', 'PATCH']) {
    expect((await fetch(server.base + SEND, { method })).status).toBe(404);
  }
  for (const path of ['/api/', '/api/v1.0/email/send-form', `${SEND}/`, `${SEND}/..`]) {
    expect((await server.post(path, sendBody(LANDING))).status).toBe(404);
  }
});

test('a client whose lead never arrives completely gets 408 and is disconnected, and nothing is stored', async () => {
  const socket = connect(server.preview.port, '127.0.0.1');
  socket.write(
    `POST ${SEND} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"user`,
  );
  const text = await new Promise<string>((resolve) => {
    let received = '';
    socket.on('data', (part) => (received += part));
    socket.on('close', () => resolve(received));
  });
  expect(text).toMatch(/^HTTP\/1\.1 408 /);
  expect(stored()).toEqual([]);
});

const turnTo = (mode: Mode) =>
  fetch(`${server.base}/__inbox/mode`, { method: 'POST', body: new URLSearchParams({ mode }) });

test.each<[Mode, number, string]>([
  ['403 Forbidden', 403, 'Forbidden'],
  ['429 Too Many Requests', 429, 'Too Many Requests'],
  ['500 Internal Server Error', 500, 'Internal Server Error'],
])(
  'with the failure switch at %s, every send gets that answer and is not stored, until the switch is off again',
  async (mode, status, text) => {
    await turnTo(mode);
    for (let turn = 0; turn < 2; turn += 1) {
      const response = await server.post(SEND, sendBody(LANDING));
      expect(await answer(response)).toEqual([status, text]);
    }
    expect(stored()).toEqual([]);
    await turnTo('Off: sends work');
    expect((await server.post(SEND, sendBody(LANDING))).status).toBe(200);
  },
);

test('with the failure switch at "The connection breaks", a send ends without an answer and is not stored', async () => {
  await turnTo('The connection breaks');
  await expect(server.post(SEND, sendBody(LANDING))).rejects.toThrow();
  expect(stored()).toEqual([]);
});

test('with the failure switch at "No answer ever comes", a send gets no answer and is not stored, and the server can still be closed', async () => {
  await turnTo('No answer ever comes');
  const settled = jest.fn();
  const waiting = server.post(SEND, sendBody(LANDING)).then(settled, settled);
  // Longer than `requestTimeout`, which must not end a send that gets no answer.
  await new Promise((resolve) => setTimeout(resolve, 3_700));
  expect(settled).not.toHaveBeenCalled();
  expect(stored()).toEqual([]);
  await server.preview.close();
  await waiting;
});

test('a send that gets no answer is disconnected after the idle time of the server, and is not stored', async () => {
  await server.stop();
  server = await startTestPreview({ idleTimeout: 400 });
  await turnTo('No answer ever comes');
  await expect(server.post(SEND, sendBody(LANDING))).rejects.toThrow();
  expect(stored()).toEqual([]);
});
