/** @jest-environment node */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { COMMERCIAL, HOUSING, LANDING, rawGet, SEND, sendBody, startTestPreview } from './preview.fixture';

let server: Awaited<ReturnType<typeof startTestPreview>>;
beforeEach(async () => (server = await startTestPreview()));
afterEach(() => server.stop());

const json = async (path: string) => (await fetch(server.base + path)).json();

/** The id of the only lead in the inbox. */
async function onlyId() {
  const { cards } = await json('/__inbox/leads');
  expect(cards).toHaveLength(1);
  return /data-id="([^"]+)"/.exec(cards[0])![1]!;
}

test('the inbox page allows no script but its own, no framing and no guessing of types', async () => {
  for (const address of [
    '/__inbox',
    '/__inbox/',
    '/__inbox/inbox.js',
    '/__inbox/inbox.css',
    '/__inbox/icon.svg',
    '/__inbox/leads',
  ]) {
    const response = await fetch(server.base + address);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; " +
        "frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    );
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  }
});

test('every file that the inbox page names is served', async () => {
  const page = await (await fetch(`${server.base}/__inbox`)).text();
  const addresses = [...page.matchAll(/(?:src|href)="(\/__inbox\/[^"]+)"/g)].map((match) => match[1]);
  expect(addresses.length).toBeGreaterThan(2);
  for (const address of addresses) expect((await fetch(server.base + address)).status).toBe(200);
});

test('the inbox shows a lead that the site has sent, with a visitor’s markup as text', async () => {
  await server.post(SEND, sendBody({ ...HOUSING, name: '<script>alert(1)</script>' }));
  const { cards } = await json('/__inbox/leads');
  expect(cards).toEqual([expect.stringContaining('Name: &lt;script&gt;alert(1)&lt;/script&gt;')]);
  expect(cards[0]).not.toContain('<script');
});

test('the inbox lists the hundred newest leads, and a search finds an older one', async () => {
  for (let index = 0; index < 101; index += 1)
    await server.post(SEND, sendBody({ ...LANDING, from_name: `n${index}.` }));
  const { cards, more } = await json('/__inbox/leads');
  expect(cards).toHaveLength(100);
  expect(cards[0]).toContain('n100.');
  expect(more).toBe(true);
  const found = await json('/__inbox/leads?search=%20N0.');
  expect(found).toMatchObject({ cards: [expect.stringContaining('n0.')], more: false });
});

test('a file in the folder of leads that is no lead breaks neither the list nor the download', async () => {
  await server.post(SEND, sendBody(LANDING));
  await writeFile(path.join(server.leadsDir, '20300101T000000000Z-000001-landing-abcdef.json'), '{');
  expect((await json('/__inbox/leads')).cards).toHaveLength(1);
  expect((await fetch(`${server.base}/__inbox/leads.csv`)).status).toBe(200);
});

test('the CSV download holds the leads that are searched for, with formulas made harmless', async () => {
  await server.post(SEND, sendBody({ ...COMMERCIAL, message: 'Name: =HYPERLINK("http://evil.example")' }));
  await server.post(SEND, sendBody(LANDING));
  const response = await fetch(`${server.base}/__inbox/leads.csv?search=commercial`);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="leads.csv"');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = bytes.toString('utf8').trimEnd().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
});

test('an open inbox receives an event for each lead and each change', async () => {
  const events = await fetch(`${server.base}/__inbox/events`);
  expect(events.headers.get('content-type')).toMatch(/^text\/event-stream/);
  await server.post(SEND, sendBody(LANDING));
  const id = await onlyId();
  await server.post('/__inbox/mode', { mode: '429' });
  for (const change of ['read', 'unread', 'delete']) await server.post('/__inbox/lead', { id, change });
  const reader = events.body!.getReader();
  let text = '';
  while (text.split('data: changed\n\n').length < 6) text += Buffer.from((await reader.read()).value!).toString('utf8');
  await reader.cancel();
});

test('pages of other sites may link to the inbox, but get none of its data', async () => {
  const from = (site: string, address: string) =>
    fetch(server.base + address, { headers: { 'Sec-Fetch-Site': site } }).then(({ status }) => status);
  for (const address of ['/__inbox/leads', '/__inbox/leads.csv', '/__inbox/events', '/__inbox/icon.svg']) {
    expect(await from('cross-site', address)).toBe(403);
    expect(await from('same-site', address)).toBe(403);
  }
  expect(await from('cross-site', '/__inbox')).toBe(200);
  expect(await from('same-origin', '/__inbox/leads')).toBe(200);
  expect(await from('none', '/__inbox/leads.csv')).toBe(200);
});

test('the sixty-fifth open inbox is refused until one of the others closes', async () => {
  const open = () => fetch(`${server.base}/__inbox/events`);
  const pages = await Promise.all(Array.from({ length: 64 }, open));
  expect(pages.map(({ status }) => status)).toEqual(pages.map(() => 200));
  expect((await open()).status).toBe(503);
  await pages[0]!.body!.cancel();
  let again = await open();
  while (again.status === 503) again = await open();
  expect(again.status).toBe(200);
  await Promise.all([...pages.slice(1), again].map((page) => page.body!.cancel()));
});

test('the inbox server answers with the position of the failure switch', async () => {
  expect(await json('/__inbox/leads')).toMatchObject({ mode: 'works' });
  expect((await server.post('/__inbox/mode', { mode: 'silence' })).status).toBe(204);
  expect(await json('/__inbox/leads')).toMatchObject({ mode: 'silence' });
});

test('a lead is marked as read, and deleted for good', async () => {
  await server.post(SEND, sendBody(LANDING));
  const id = await onlyId();
  const change = (what: string) => server.post('/__inbox/lead', { id, change: what }).then(({ status }) => status);
  expect(await change('read')).toBe(204);
  expect((await json('/__inbox/leads')).cards[0]).toContain('Mark as unread');
  expect(await change('delete')).toBe(204);
  expect((await json('/__inbox/leads')).cards).toEqual([]);
  expect(await change('unread')).toBe(404);
});

test('the inbox refuses a change of a lead from another site and in another format', async () => {
  await server.post(SEND, sendBody(LANDING));
  const id = await onlyId();
  const order = (body: unknown, headers = {}) =>
    server.post('/__inbox/lead', body, headers).then(({ status }) => status);
  const change = { id, change: 'delete' };
  expect(await order(change, { Origin: 'https://evil.example' })).toBe(403);
  expect(await order(change, { Origin: 'null' })).toBe(403);
  expect(await order(change, { 'Sec-Fetch-Site': 'same-site' })).toBe(403);
  expect(await order(change, { 'Content-Type': 'text/plain' })).toBe(400);
  expect(await order('[]')).toBe(400);
  expect(await order('{')).toBe(400);
  expect(await order({ ...change, more: 'x'.repeat(2000) })).toBe(413);
  expect((await fetch(`${server.base}/__inbox/lead`)).status).toBe(404);
  expect((await fetch(`${server.base}/__inbox/lead`, { method: 'DELETE' })).status).toBe(405);
  expect(await onlyId()).toBe(id);
});

test('the inbox refuses an unknown change, and a change of something that is no lead', async () => {
  await server.post(SEND, sendBody(LANDING));
  const id = await onlyId();
  for (const order of [{ id, change: 'burn' }, { id }, {}])
    expect((await server.post('/__inbox/lead', order)).status).toBe(400);
  for (const id of ['../../etc/passwd', 7])
    expect((await server.post('/__inbox/lead', { id, change: 'delete' })).status).toBe(404);
  expect((await server.post('/__inbox/test-leads', {})).status).toBe(404);
});

test('the failure switch refuses changes from another site, in another format, or to an unknown position', async () => {
  const change = (body: unknown, headers = {}) =>
    server.post('/__inbox/mode', body, headers).then(({ status }) => status);
  expect(await change({ mode: '500' }, { Origin: 'https://evil.example' })).toBe(403);
  expect(await change({ mode: '500' }, { 'Sec-Fetch-Site': 'same-site' })).toBe(403);
  expect(await change({ mode: '500' }, { 'Content-Type': 'text/plain' })).toBe(400);
  expect(await change('{')).toBe(400);
  expect(await change({ mode: 'constructor' })).toBe(400);
  expect(await change({ mode: '500', more: 'x'.repeat(2000) })).toBe(413);
  expect(await json('/__inbox/leads')).toMatchObject({ mode: 'works' });
});

test('the inbox reports an e-mail template that cannot be read in a sentence', async () => {
  await server.stop();
  server = await startTestPreview({ templateFile: '/nowhere.txt' });
  jest.spyOn(console, 'error').mockImplementation();
  const { status, text } = await rawGet(server.preview.port, '/__inbox/leads', { Host: 'localhost' });
  expect(status).toBe(500);
  expect(text).toContain('/nowhere.txt');
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('/nowhere.txt'));
  jest.restoreAllMocks();
});
